import type {Heading} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import {readHeading} from '../../src/shared/mdx/readHeading.ts';

function read(source: string) {
  return readHeading(parseMdx(source).children[0] as Heading);
}

describe('a heading', () => {
  it('gives the id that its writer chose apart from its text', () => {
    expect(read('## Rotate a `key` {/* #rotate */}')).toEqual({text: 'Rotate a key', id: 'rotate'});
  });

  it('has no id of its own without that comment', () => {
    expect(read('## Rotate a key')).toEqual({text: 'Rotate a key'});
    expect(read('## Rotate {/* why */} a key')).not.toHaveProperty('id');
  });

  it('with an id in the syntax that the build refuses is refused here too', () => {
    expect(() => read('## Rotate a key {#rotate}')).toThrow(/acorn/);
  });
});
