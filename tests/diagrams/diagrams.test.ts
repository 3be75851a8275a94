import {describe, expect, it} from 'vitest';
import {findSyntaxError} from '../../src/features/diagrams/checkSyntax.ts';
import {renderSvg} from '../../src/features/diagrams/renderSvg.ts';

const small = 'flowchart LR\n  A[One] -- leads to --> B{Two}';

describe('findSyntaxError', () => {
  it('accepts what Mermaid accepts', async () => {
    expect(await findSyntaxError(small)).toBeUndefined();
    expect(await findSyntaxError('stateDiagram-v2\n  [*] --> Draft')).toBeUndefined();
  });

  it('names the line the parser stopped at', async () => {
    expect(await findSyntaxError('flowchart LR\n  A --> B\n  C[')).toMatchObject({line: 3});
  });

  it('refuses an unknown kind of diagram', async () => {
    expect((await findSyntaxError('flowchrt LR\n  A --> B'))?.reason).toMatch(/No diagram type/);
  });
});

describe('renderSvg', () => {
  it('draws labels and leaves fonts and colors to the style sheet', () => {
    const svg = renderSvg(small);
    expect(svg).toContain('>leads to<');
    expect(svg).not.toContain('<style');
    expect(svg).not.toContain('@import');
    expect(svg).toContain('var(--_node-fill)');
  });

  it('gives two diagrams of one page different ids', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const [first, second] = [ids(renderSvg(small)), ids(renderSvg(`${small}\n  B --> C`))];
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  it('lays a chain that is too wide for the column out from top to bottom', () => {
    const chain = ['flowchart LR', ...'ABCDEFGH'.split('').map((id) => `  ${id}[A long label]`)];
    const edges = 'ABCDEFG'.split('').map((id, index) => `  ${id} --> ${'BCDEFGH'[index]}`);
    const width = Number(/ width="([\d.]+)"/.exec(renderSvg([...chain, ...edges].join('\n')))?.[1]);
    expect(width).toBeLessThanOrEqual(720);
  });
});
