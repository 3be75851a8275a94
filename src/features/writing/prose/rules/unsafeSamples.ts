import type {Rule} from '../rule.ts';

/** All of a fence, with its first line, and what of it is at fault. */
const mistakes: readonly {
  find: (source: string, language: string) => string | undefined;
  advice: string;
}[] = [
  {
    find: (source) =>
      /@eppo\/node-server-sdk(?![\s\S]*offlineInit\()/.test(source) &&
      !source.includes('pollAfterFailedInitialization: true')
        ? /throwOnFailedInitialization: false/.exec(source)?.[0]
        : undefined,
    advice:
      'a server that started without rules would never get any; ' +
      'write pollAfterFailedInitialization: true beside it',
  },
  {
    find: (source, language) =>
      language === 'python' &&
      /\b(?:flask|django|fastapi|gunicorn|uvicorn|celery|post_fork|wsgi|asgi)\b/i.test(source) &&
      !/timeout|\.join\(|\.wait\(|wait_for\(|limit/i.test(source)
        ? /\.wait_for_initialization\(\)/.exec(source)?.[0]
        : undefined,
    advice: 'a server would wait forever for rules that do not come; write a wait with a limit',
  },
];

/** Finds samples that run here and stop a server of the reader's when the network fails. */
export const findUnsafeSamples: Rule = () => ({
  code({lang}, source, report) {
    for (const {find, advice} of mistakes) {
      const found = find(source, lang ?? '');
      if (found !== undefined) report(`"${found}": ${advice}`, source.indexOf(found));
    }
  },
});
