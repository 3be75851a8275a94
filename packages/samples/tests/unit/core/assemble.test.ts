import {expect, it} from 'vitest';
import {assemble} from '../../../core/assemble.ts';
import {extractPage} from '../../../core/extract.ts';

const [whole, behind] = extractPage(
  'docs/page.mdx',
  '```ts\na;\nb;\n```\n\n```ts preamble="eppo-client"\nc;\n```',
).fences;

it('leaves a fence without a preamble as it is, and maps its lines to the page', () => {
  const {code, origin} = assemble(whole!);
  expect(code).toBe('a;\nb;');
  expect([0, 1, 2, 9].map((line) => origin(line).line)).toEqual([2, 2, 3, 3]);
});

it('puts a preamble in front and maps lines back to where they are from', () => {
  const {code, origin} = assemble(behind!);
  const last = code.split('\n').length;
  expect(code).toMatch(/^import [\s\S]*\nc;$/);
  const preamble = 'packages/samples/preambles/eppo-client.ts';
  expect(origin(1)).toEqual({file: preamble, line: 1});
  expect(origin(last - 1)).toEqual({file: preamble, line: last - 1});
  expect(origin(last)).toEqual({file: 'docs/page.mdx', line: 7});
});
