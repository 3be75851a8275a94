import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/cli/page/describeError.ts';
import {firstViewMistakes} from '../../src/cli/page/structure/firstViewMistakes.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import {readDocs} from '../support/content/readPages.ts';

const TEXT = 'Words. '.repeat(200);

const CODE = '```js\n1 + 1; // => 2\n```';

function mistakesOf(source: string, kind = 'how-to'): string[] {
  return firstViewMistakes({file: 'docs/a.mdx', tree: parseMdx(source)}, kind).map(describeError);
}

describe('how-tos and tutorials', () => {
  it('may have much text behind code with its result', () => {
    expect(mistakesOf(`${CODE}\n\n${TEXT}`)).toEqual([]);
    expect(mistakesOf(TEXT, 'reference')).toEqual([]);
  });

  it('may not have it before', () => {
    expect(mistakesOf(`${TEXT}\n\n${CODE}`)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx: \d+ characters come before the first picture/),
    ]);
  });

  it('show something on their first two screens', () => {
    const late = readDocs().flatMap((page) => firstViewMistakes(page, page.frontMatter.kind));
    expect(late.map(describeError)).toEqual([]);
  });
});
