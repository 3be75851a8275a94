import {describe, expect, it} from 'vitest';
import {renderSvg} from '../../src/features/diagrams/drawDiagram.thread.ts';

const small = 'flowchart LR\n  A[One] -- leads to --> B{Two}';

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

  it('keeps the numbers of a label, and rounds only those of the drawing', () => {
    const svg = renderSvg('flowchart LR\n  A[Every 1.55 seconds] --> B[Done]');
    expect(svg).toContain('>Every 1.55 seconds<');
    expect(svg).not.toMatch(/="[^"]*\d\.\d/);
  });

  it('draws no letters smaller than 12 px', () => {
    const sizes = [...renderSvg(small).matchAll(/font-size="(\d+)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(Math.min(...sizes)).toBe(12);
  });
});
