import {describe, expect, it} from 'vitest';
import {checkExtracted} from '../../../core/check.ts';
import {LIGHT_CHECKERS} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';
import {formatFaults, formatSummary} from '../../../core/report.ts';

const SOURCE = [
  '# Title',
  '',
  '- In a list:',
  '',
  '  ```json',
  '  { "a" 1 }',
  '  ```',
  '',
  '```yaml unchecked="shows a slip"',
  'a: [1',
  '```',
].join('\n');

describe('the report', () => {
  it('reads like that of a compiler', async () => {
    const report = await checkExtracted([extractPage('docs/page.mdx', SOURCE)], LIGHT_CHECKERS);
    expect(formatFaults(report.faults, () => SOURCE)).toBe(
      ['docs/page.mdx:6:9 error colon expected', '  6 |   { "a" 1 }', '              ^'].join('\n'),
    );
  });

  it('counts fences by language and lists why some are not checked', async () => {
    const report = await checkExtracted([extractPage('docs/page.mdx', SOURCE)], LIGHT_CHECKERS);
    expect(formatSummary(report)).toMatchInlineSnapshot(`
      "language  fences  ran  compiled  symbols  parsed  unchecked  failed  not code
      json           1    ·         ·        ·       ·          ·       1         ·
      yaml           1    ·         ·        ·       ·          1       ·         ·
      all            2    ·         ·        ·       ·          1       1         ·

      unchecked, because:
        docs/page.mdx:9 shows a slip

      1 error"
    `);
  });
});
