import * as z from 'zod';
import {references} from '../../src/features/shared-facts/references.ts';
import {dataFile} from '../../src/shared/dataFile.ts';
import type {Fence, PageLines} from '../support/content/sourceLines.ts';

const ruleSchema = z.strictObject({
  find: z.string(),
  flags: z.string().default(''),
  in: z.string().optional(),
  unless: z.string().optional(),
  unlessOnPage: z.string().optional(),
  why: z.string(),
  write: z.string(),
});

const authors = references
  .flatMap((reference) => ('authors' in reference ? reference.authors.slice(0, 1) : []))
  .join('|');

const readRules = dataFile(
  'tests/content/wordingRules.yaml',
  z.array(ruleSchema),
  Object.keys(ruleSchema.shape),
);

const rules = readRules().map(({find, flags, in: place, unless, unlessOnPage, why, write}) => ({
  pattern: new RegExp(find.replace('{{authors}}', authors), flags),
  isIn: (language: string) => place === undefined || place === language,
  isAllowed: (line: string, source: string) =>
    Boolean(unless && new RegExp(unless).test(line)) ||
    Boolean(unlessOnPage && new RegExp(unlessOnPage).test(source)),
  advice: `${why}; write ${write}`,
}));

/** What a block of code does not hold, where one line does not tell: returns the words at fault. */
const fenceRules: readonly {find(fence: Fence): string | undefined; advice: string}[] = [
  {
    find: ({language, code}) =>
      [...(language === 'mermaid' ? code : '').matchAll(/[[({|]"?([^"[\](){}|\n]+)"?[\])}|]/g)]
        .map(([, text = '']) => text)
        .find((text) => text.includes(',') && text.trim().split(/\s+/).length < 3),
    advice:
      'a label of two words with a comma is a riddle; write a label that is part of a sentence',
  },
  {
    find: ({code}) =>
      /@eppo\/node-server-sdk(?![\s\S]*offlineInit\()/.test(code) &&
      !code.includes('pollAfterFailedInitialization: true')
        ? /throwOnFailedInitialization: false/.exec(code)?.[0]
        : undefined,
    advice:
      'a server that started without rules would never get any; ' +
      'write pollAfterFailedInitialization: true beside it',
  },
  {
    find: ({language, meta, code}) =>
      language === 'python' &&
      /\b(?:flask|django|fastapi|gunicorn|uvicorn|celery|post_fork|wsgi|asgi)\b/i.test(
        `${meta}\n${code}`,
      ) &&
      !/timeout|\.join\(|\.wait\(|wait_for\(|limit/i.test(code)
        ? /\.wait_for_initialization\(\)/.exec(code)?.[0]
        : undefined,
    advice: 'a server would wait forever for rules that do not come; write a wait with a limit',
  },
];

/** Lists what a page says against the rules, with file, line and what to write. */
export function breaches({file, source, prose, fences}: PageLines): string[] {
  const message = (line: number, found: string, advice: string) =>
    `${file}:${line}: "${found.trim()}": ${advice}`;
  const lines = [
    ...prose.map((text, index) => ({text, line: index + 1, language: 'prose'})),
    ...fences.flatMap(({code, line, language}) =>
      code.split('\n').map((text, index) => ({text, line: line + index, language})),
    ),
  ];
  return [
    ...rules.flatMap(({pattern, isIn, isAllowed, advice}) =>
      lines.flatMap(({text, line, language}) => {
        const found = isIn(language) ? pattern.exec(text)?.[0] : undefined;
        return found && !isAllowed(text, source) ? [message(line, found, advice)] : [];
      }),
    ),
    ...fenceRules.flatMap(({find, advice}) =>
      fences.flatMap((fence) => {
        const found = find(fence);
        const before = fence.code.slice(0, fence.code.indexOf(found ?? '')).split('\n').length - 1;
        return found ? [message(fence.line + before, found, advice)] : [];
      }),
    ),
  ];
}
