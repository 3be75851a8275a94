import {describe, expect, it} from 'vitest';
import {frontMatterOf} from '../../src/shared/mdx/frontMatter.ts';
import {importsOf} from '../../src/shared/mdx/importsOf.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';

describe('the front matter of a page', () => {
  it.each([
    ['kind: "how-to"', {kind: 'how-to'}],
    ['kind: how-to # shape', {kind: 'how-to'}],
    ["slug: 'a-post'", {slug: 'a-post'}],
    ['title: >-\n  Two\n  lines', {title: 'Two lines'}],
  ])('is read as YAML: %j', (yaml, fields) => {
    expect(frontMatterOf(`---\n${yaml}\n---\n\nText.\n`)).toEqual(fields);
  });

  it('is empty where there is none, and where it is no YAML', () => {
    expect(frontMatterOf('Text.\n')).toEqual({});
    expect(frontMatterOf('---\ntitle: "unclosed\n---\n\nText.\n')).toEqual({});
  });
});

describe('the imports of a page', () => {
  it('are found in any spelling, and not in code', () => {
    const source = [
      'import Key from "@site/docs/_shared/_key.mdx"',
      "import {a, b as c} from './code.ts';",
      "import './style.css';",
      '',
      'Text.',
      '',
      '```js',
      "import d from './d.ts';",
      '```',
    ].join('\n');
    expect(importsOf(parseMdx(source))).toEqual([
      {names: ['Key'], source: '@site/docs/_shared/_key.mdx'},
      {names: ['a', 'c'], source: './code.ts'},
      {names: [], source: './style.css'},
    ]);
  });
});
