import {describe, expect, it} from 'vitest';
import {assemble} from '../../../core/assemble.ts';
import {extractPage} from '../../../core/extract.ts';

const fencesOf = (source: string) => extractPage('docs/page.mdx', source).fences;

describe('assemble', () => {
  it('puts the chain of continued fences in front and maps lines back', () => {
    const fences = fencesOf(
      '```ts\na;\n```\n\n```ts\nb;\n```\n\n```js continues\nc;\n```\n\n```tsx continues\nd;\n```',
    );
    const {code, origin} = assemble(fences[3]!, fences);
    expect(code).toBe('b;\nc;\nd;');
    expect([1, 2, 3, 9].map((line) => origin(line).line)).toEqual([6, 10, 14, 14]);
  });

  it('continues a sample by its title', () => {
    const fences = fencesOf(
      '```ts title="a.ts"\na;\n```\n\n```ts\nb;\n```\n\n```ts continues="a.ts"\nc;\n```',
    );
    expect(assemble(fences[2]!, fences).code).toBe('a;\nc;');
  });

  it('stays within the tab that the reader has chosen', () => {
    const fences = fencesOf(
      [
        '```ts\nfirst;\n```',
        '<Tabs groupId="sdk">\n<TabItem value="node">\n\n```ts\nnode;\n```\n\n</TabItem>',
        '<TabItem value="browser">\n\n```ts continues\nbrowser;\n```\n\n</TabItem>\n</Tabs>',
        '<Tabs groupId="sdk">\n<TabItem value="node">\n\n```ts continues\nmore;\n```\n\n</TabItem>\n</Tabs>',
      ].join('\n\n'),
    );
    expect(assemble(fences[2]!, fences).code).toBe('first;\nbrowser;');
    expect(assemble(fences[3]!, fences).code).toBe('node;\nmore;');
  });

  it('goes on with a named sample of a tab below the tabs', () => {
    const tabs = (value: string) =>
      `<Tabs groupId="sdk">\n<TabItem value="${value}">\n\n\`\`\`ts title="a.ts"\na;\n\`\`\`\n\n</TabItem>\n</Tabs>`;
    const named = '```ts continues="a.ts"\nb;\n```';
    const below = fencesOf(`${tabs('node')}\n\n${named}`);
    expect(assemble(below[1]!, below).code).toBe('a;\nb;');

    const unnamed = fencesOf(`${tabs('node')}\n\n\`\`\`ts continues\nb;\n\`\`\``);
    expect(assemble(unnamed[1]!, unnamed).fault?.message).toMatch(/continues nothing/);
  });

  it('says when there is nothing to continue', () => {
    const fences = fencesOf('```py\na\n```\n\n```ts continues\nb;\n```');
    expect(assemble(fences[1]!, fences).fault?.message).toMatch(/continues nothing/);
  });

  it('puts a preamble in front, once', () => {
    const fences = fencesOf(
      '```ts preamble="eppo-client"\na;\n```\n\n```ts continues preamble="eppo-client"\nb;\n```',
    );
    const {code, origin} = assemble(fences[1]!, fences);
    expect(code.match(/import /g)).toHaveLength(1);
    expect(code.endsWith('a;\nb;')).toBe(true);
    expect(origin(1).file).toBe('packages/samples/preambles/eppo-client.ts');
  });
});
