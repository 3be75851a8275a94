import {describe, expect, it} from 'vitest';
import {findOutdated} from '../support/content/findOutdated.ts';
import {checkPending} from '../support/content/pending.ts';
import {readAllLines, readLines} from '../support/content/sourceLines.ts';
import {outdatedNames} from './outdatedNames.ts';

function outdatedIn(source: string): string[] {
  return findOutdated(readLines('docs/example.mdx', source), outdatedNames);
}

describe('names of other makers', () => {
  it.each([
    ['Install `analytics-python`.', '`segment-analytics-python`'],
    ['```python\nimport analytics\n```', 'import segment.analytics'],
    ['```csharp\nusing Segment;\n```', 'Segment.Analytics.CSharp'],
    ['```ruby\non_worker_boot do\n```', 'before_worker_boot'],
    ['Call `gotEmitter(…)`.', 'newTracker'],
    ['Call `uploadEvents([batch])`.', 'bulkUploadEvents'],
    ['```ts title="a.ts"\nexport function middleware(request) {}\n```', 'proxy.ts'],
    ['Sign in with Azure AD.', 'Entra ID'],
  ])('are found in "%s"', (source, instead) => {
    const [problem = ''] = outdatedIn(source);
    expect(problem).toMatch(/^docs\/example\.mdx:\d+: ".+" is outdated: write /);
    expect(problem).toContain(instead);
  });

  it.each([
    ['a sentence that tells the new name', '`before_worker_boot`, before Puma 7 `on_worker_boot`'],
    ['front matter', '---\nkeywords: [on_worker_boot]\n---\n\nText.'],
    ['the current package', 'pip install segment-analytics-python'],
    ['a variable', '```ts\nimport analytics from "./analytics";\n```'],
  ])('may stand in %s', (_where, source) => {
    expect(outdatedIn(source)).toEqual([]);
  });

  it('are current on every page', () => {
    const problems = readAllLines().flatMap((page) =>
      findOutdated(page, outdatedNames).map((message) => ({key: page.file, message})),
    );
    expect(checkPending('outdatedNames', problems)).toEqual([]);
  });
});
