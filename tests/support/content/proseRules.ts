import {references} from '../../../src/features/shared-facts/references.ts';
import type {Fence, PageLines} from './sourceLines.ts';

/** Something that pages do not say. */
interface Rule {
  why: string;
  /** What to write. */
  write: string;
  /** In prose; one line is a paragraph or a row. */
  prose?: RegExp;
  /** Lines with this are allowed. */
  unless?: RegExp;
  /** In a block of code: what is wrong there, or nothing. */
  fence?(fence: Fence): string | undefined;
}

const firstAuthors = references
  .flatMap((reference) => ('authors' in reference ? reference.authors.slice(0, 1) : []))
  .join('|');

const CITED = /<Cite /;

const MANY =
  '(?:[1-9]\\d+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';

const OTHER_EVENT_NAMES =
  /Flag Assigned|Experiment Viewed|Flag Assignment for|Bandit Action Selected/;

const RE_SERVER = /\b(?:flask|django|fastapi|gunicorn|uvicorn|celery|post_fork|wsgi|asgi)\b/i;
const RE_LIMIT = /timeout|\.join\(|\.wait\(|wait_for\(|limit/i;

function shortLabel({language, code}: Fence): string | undefined {
  if (language !== 'mermaid') {
    return undefined;
  }
  const labels = [...code.matchAll(/[[({|]"?([^"[\](){}|\n]+)"?[\])}|]/g)].map(
    ([, text = '']) => text,
  );
  return labels.find((text) => text.includes(',') && text.trim().split(/\s+/).length < 3);
}

function startWithoutRules({code}: Fence): string | undefined {
  const isServer = code.includes('@eppo/node-server-sdk') && !code.includes('offlineInit(');
  const givesUp = /throwOnFailedInitialization: false/.exec(code)?.[0];
  return isServer && !/pollAfterFailedInitialization: true/.test(code) ? givesUp : undefined;
}

function endlessWait({language, meta, code}: Fence): string | undefined {
  const call = /\.wait_for_initialization\(\)/.exec(code)?.[0];
  const isServer = RE_SERVER.test(`${meta}\n${code}`);
  return language === 'python' && isServer && !RE_LIMIT.test(code) ? call : undefined;
}

/** Checked on every page. */
export const proseRules: readonly Rule[] = [
  {
    prose: /\b(?:our samples?|the sample configuration)\b/i,
    why: 'the reader sees only this page',
    write: '"the example flag of this page", or show the rule that is needed',
  },
  {
    prose: /\b(?:older samples|other guides)\b/i,
    why: 'the reader has not read them',
    write: 'what is right, and why',
  },
  {
    prose: /\bprove nothing\b/i,
    why: '<DemoData /> says it once',
    write: '<DemoData /> below the first result, and nothing here',
  },
  {
    prose: /\bcase counts\b/i,
    why: 'it is misread as a number of cases',
    write: '"upper and lower case matter"',
  },
  {prose: /\d %/, why: 'American usage', write: 'the number and % without a space'},
  {
    prose:
      /\bresearch (?:shows|at|finds|found)\b|\bstud(?:y|ies) (?:shows?|finds?|found)\b|\bat \p{Lu}\p{L}+ found\b/iu,
    unless: CITED,
    why: 'the reader cannot check it',
    write: 'which paper, with <Cite id="…" />',
  },
  {
    prose: new RegExp(
      `\\bet al\\.|\\p{Lu}\\p{L}+ (?:and|&) \\p{Lu}\\p{L}+,? \\(?(?:19|20)\\d\\d\\b|\\b(?:${firstAuthors}),? \\(?(?:19|20)\\d\\d\\b`,
      'u',
    ),
    unless: CITED,
    why: 'a typed citation has no address',
    write: '<Cite id="…" /> with an id of src/features/shared-facts/references.json',
  },
  {
    prose: new RegExp(`\\b${MANY} (?:SDKs|languages)\\b`, 'i'),
    why: 'the number changes with the next SDK',
    write: 'no number, or <SdkCapabilities />',
  },
  {
    prose: /^(?:The )?\w+(?: \w+){0,3} (?:is|are) (?:listed|shown|saved|on|green|set up)\.$/,
    why: 'it only repeats the step',
    write: 'what the reader could doubt or must look for, or nothing',
  },
  {
    prose: OTHER_EVENT_NAMES,
    why: 'pages use one name for the event',
    write: 'Eppo Randomization Event, or Eppo Bandit Action',
    fence: ({code}) => OTHER_EVENT_NAMES.exec(code)?.[0],
  },
  {
    why: 'a label of two words with a comma is a riddle',
    write: 'a label that is a part of a sentence',
    fence: shortLabel,
  },
  {
    why: 'a server that started without rules would never get any',
    write: 'pollAfterFailedInitialization: true beside it',
    fence: startWithoutRules,
  },
  {
    why: 'a server would wait forever for rules that do not come',
    write: 'a wait with a limit',
    fence: endlessWait,
  },
];

/** Lists what a page says against the rules. */
export function breaches(page: PageLines, rules: readonly Rule[]): string[] {
  const message = (line: number, found: string, {why, write}: Rule) =>
    `${page.file}:${line}: "${found}": ${why}; write ${write}`;
  return rules.flatMap((rule) => {
    const {prose, unless, fence} = rule;
    const inProse = page.prose.flatMap((text, index) => {
      const found = prose?.exec(text)?.[0];
      return found && !unless?.test(text) ? [message(index + 1, found, rule)] : [];
    });
    const inFences = page.fences.flatMap((each) => {
      const found = fence?.(each);
      const line =
        each.line + each.code.slice(0, each.code.indexOf(found ?? '')).split('\n').length - 1;
      return found ? [message(line, found, rule)] : [];
    });
    return [...inProse, ...inFences];
  });
}
