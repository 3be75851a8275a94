import {describe, expect, it} from 'vitest';
import {readAllLines, readLines} from '../support/content/sourceLines.ts';
import {breaches} from './wordingRules.ts';

function breachesIn(source: string): string[] {
  return breaches(readLines('docs/example.mdx', source));
}

const NODE = `import { init } from '@eppo/node-server-sdk';
await init({ apiKey, throwOnFailedInitialization: false`;

describe('what pages do not say', () => {
  it.each([
    'With the flags of our samples, `bob` gets it.',
    'The sample configuration has no such layer.',
    'Older samples call another method.',
    'Other guides pin a version.',
    'Ten subjects prove nothing.',
    'In keys, case counts.',
    'It grew by 5 %.',
    'Research at Microsoft found interactions to be rare.',
    'Research shows that people look early.',
    'As in Deng, Knoblich and Lu 2018.',
    'See Howard et al. for the proof.',
    'See (Lin 2013).',
    'It runs in 13 languages.',
    'There are fifteen SDKs.',
    'The source is listed.',
    'Both are on.',
    "Call `track('Experiment Viewed', event)`.",
    "```ts\ntrack({ event: 'Flag Assigned' });\n```",
    '```mermaid\nflowchart LR\n  A[Filter, hash] --> B\n```',
    '```mermaid\nflowchart LR\n  A["Logging, lost"] --> B\n```',
    `\`\`\`ts title="server.ts"\n${NODE} });\n\`\`\``,
    '```python title="gunicorn.conf.py"\ndef post_fork(server, worker):\n    client.wait_for_initialization()\n```',
  ])('is found in %j', (source) => {
    expect(breachesIn(source)).toHaveLength(1);
  });

  it.each([
    'Research at Microsoft found them to be rare (<Cite id="jeng-2023" />).',
    'It grew by 5%.',
    'Three SDKs poll.',
    'The key is listed under Environments, with its prefix.',
    '```mermaid\nflowchart LR\n  A["Yellow, a warning sign"] --> B\n```',
    `\`\`\`ts\n${NODE}, pollAfterFailedInitialization: true });\n\`\`\``,
    '```python\nclient.wait_for_initialization()\n```',
    // A sentence that tells the new name, front matter, the current package, a variable.
    '`before_worker_boot`, before Puma 7 `on_worker_boot`',
    '---\nkeywords: [on_worker_boot]\n---\n\nText.',
    'pip install segment-analytics-python',
    '```ts\nimport analytics from "./analytics";\n```',
  ])('is not found in %j', (source) => {
    expect(breachesIn(source)).toEqual([]);
  });

  it.each([
    ['Install `analytics-python`.', '`segment-analytics-python`'],
    ['```python\nimport analytics\n```', 'import segment.analytics'],
    ['```csharp\nusing Segment;\n```', 'Segment.Analytics.CSharp'],
    ['```ruby\non_worker_boot do\n```', 'before_worker_boot'],
    ['Call `gotEmitter(…)`.', 'newTracker'],
    ['Call `uploadEvents([batch])`.', 'bulkUploadEvents'],
    ['```ts title="a.ts"\nexport function middleware(request) {}\n```', 'proxy.ts'],
    ['Sign in with Azure AD.', 'Entra ID'],
  ])('is found in %j, with %j in its place', (source, instead) => {
    expect(breachesIn(source)).toEqual([expect.stringContaining(instead)]);
  });

  it('names file and line, the reason and what to write', () => {
    expect(breachesIn('One.\n\nIn keys, case counts.')).toEqual([
      'docs/example.mdx:3: "case counts": it is misread as a number of cases; write "upper and lower case matter"',
    ]);
  });

  it('is on no page', () => {
    expect(readAllLines().flatMap(breaches)).toEqual([]);
  });
});
