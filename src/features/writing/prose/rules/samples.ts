import type {Rule} from '../rule.ts';

interface Sample {
  language: string;
  /** All of the fence, with its first line. */
  source: string;
}

/** What a sample does not hold, where one line does not tell: returns the words at fault. */
const mistakes: readonly {find(sample: Sample): string | undefined; advice: string}[] = [
  {
    find: ({language, source}) =>
      [...(language === 'mermaid' ? source : '').matchAll(/[[({|]"?([^"[\](){}|\n]+)"?[\])}|]/g)]
        .map(([, text = '']) => text)
        .find((text) => text.includes(',') && text.trim().split(/\s+/).length < 3),
    advice:
      'a label of two words with a comma is a riddle; write a label that is part of a sentence',
  },
  {
    find: ({source}) =>
      /@eppo\/node-server-sdk(?![\s\S]*offlineInit\()/.test(source) &&
      !source.includes('pollAfterFailedInitialization: true')
        ? /throwOnFailedInitialization: false/.exec(source)?.[0]
        : undefined,
    advice:
      'a server that started without rules would never get any; ' +
      'write pollAfterFailedInitialization: true beside it',
  },
  {
    find: ({language, source}) =>
      language === 'python' &&
      /\b(?:flask|django|fastapi|gunicorn|uvicorn|celery|post_fork|wsgi|asgi)\b/i.test(source) &&
      !/timeout|\.join\(|\.wait\(|wait_for\(|limit/i.test(source)
        ? /\.wait_for_initialization\(\)/.exec(source)?.[0]
        : undefined,
    advice: 'a server would wait forever for rules that do not come; write a wait with a limit',
  },
];

/** Finds samples and diagrams that work but mislead. */
export const findMisleadingSamples: Rule = () => ({
  code({lang}, source, report) {
    for (const {find, advice} of mistakes) {
      const found = find({language: lang ?? '', source});
      if (found !== undefined) report(`"${found.trim()}": ${advice}`, source.indexOf(found));
    }
  },
});
