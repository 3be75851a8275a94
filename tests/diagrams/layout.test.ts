import {describe, expect, it} from 'vitest';
import {cutFlow, readFlow, wrapLabel} from '../../src/features/diagrams/layout/flow.ts';
import {COLUMN, layOut, PHONE} from '../../src/features/diagrams/layout/index.ts';
import {boxesOf} from '../../src/features/diagrams/layout/draw.ts';

function chain(...labels: string[]): string {
  const boxes = labels.map((label, index) => `  N${index}["${label}"]`);
  const arrows = labels.slice(1).map((_, index) => `  N${index} -- leads to --> N${index + 1}`);
  return ['flowchart LR', ...boxes, ...arrows].join('\n');
}

/** The boxes of the drawing for a wide column, as rows of ids from the left. */
function rowsOf(source: string): string[][] {
  const {svg} = layOut(source)[0]!;
  return svg.split('<g transform=').map((row) => {
    const boxes = boxesOf(row).sort((a, b) => a.left - b.left);
    const middles = boxes.map(({top, bottom}) => Math.round((top + bottom) / 2));
    expect(new Set(middles).size).toBe(1);
    return boxes.map(({id}) => id);
  });
}

describe('an arrow into a cylinder', () => {
  it('ends where the cylinder begins, so that its head is seen', () => {
    const {svg} = layOut('flowchart TD\n  A[SDK] --> B[(Warehouse)]')[0]!;
    const warehouse = boxesOf(svg).find(({id}) => id === 'B')!;
    const [, end] = /points="[^"]*,([\d.]+)"/.exec(svg) ?? [];
    expect(Number(end)).toBe(warehouse.top);
    expect(Number(/<ellipse [^>]*cy="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(warehouse.top);
  });
});

describe('wrapLabel', () => {
  it('breaks between words, into lines of about the same length', () => {
    expect(wrapLabel('one two three four', 14)).toBe('one two\nthree four');
  });

  it('leaves a long word and the lines of the writer whole', () => {
    expect(wrapLabel('FLAG_UNRECOGNIZED or', 6)).toBe('FLAG_UNRECOGNIZED\nor');
    expect(wrapLabel('a\nb c', 20)).toBe('a\nb c');
  });
});

describe('layOut', () => {
  it('keeps a short flow in one row, as it is written', () => {
    expect(rowsOf(chain('App', 'SDK', 'CDN'))).toEqual([['N0', 'N1', 'N2']]);
  });

  it('breaks long labels before it leaves the row', () => {
    const label = 'A label of several words';
    expect(rowsOf(chain(label, label, label, label))).toEqual([['N0', 'N1', 'N2', 'N3']]);
    expect(layOut(chain(label, label, label, label))[0]!.svg).toContain('<tspan');
  });

  it('continues a long chain in a second row, with an arrow that has its label', () => {
    const source = chain('Interface', 'Network', 'Your app', 'Your logger', 'Warehouse', 'Results');
    expect(rowsOf(source)).toEqual([
      ['N0', 'N1', 'N2'],
      ['N3', 'N4', 'N5'],
    ]);
    const {svg, width, height} = layOut(source)[0]!;
    expect(svg.match(/>leads to</g)).toHaveLength(5);
    expect(width).toBeLessThanOrEqual(COLUMN);
    expect(height).toBeLessThan(200);
  });

  it('draws a flow that cannot be broken from top to bottom', () => {
    const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const steps = ids
      .slice(1)
      .map((id, index) => `  ${ids[index]} -- otherwise --> ${id}{Question?}`);
    const ends = ids.map((id) => `  ${id} -- yes --> Z[The same end]`);
    const {svg, width} = layOut(['flowchart LR', ...steps, ...ends].join('\n'))[0]!;
    const tops = boxesOf(svg).map(({top}) => top);
    expect(new Set(tops).size).toBeGreaterThan(6);
    expect(width).toBeLessThanOrEqual(COLUMN);
  });

  it('adds a drawing for phones only where the first is too wide for them', () => {
    expect(layOut(chain('App', 'SDK'))).toHaveLength(1);
    const [wide, narrow] = layOut(chain('Your app', 'Your logger', 'Warehouse', 'Results'));
    expect(wide!.width).toBeGreaterThan(PHONE);
    expect(narrow!.width).toBeLessThanOrEqual(PHONE);
  });

  it('leaves groups and own colors as they are written', () => {
    expect(readFlow('flowchart LR\n  subgraph S\n    A --> B\n  end')).toBeUndefined();
    expect(readFlow('flowchart LR\n  A --> B\n  style A fill:#f00')).toBeUndefined();
    expect(readFlow('stateDiagram-v2\n  [*] --> Draft')).toBeUndefined();
  });
});

describe('cutFlow', () => {
  it('breaks only at an arrow that alone joins both parts', () => {
    const cuts = cutFlow(readFlow('flowchart LR\n  A --> B\n  B --> C\n  A --> C\n  C --> D')!);
    expect(cuts.map(({edge}) => `${edge.source} ${edge.target}`)).toEqual(['C D']);
  });

  it('does not break where the first part goes on', () => {
    const cuts = cutFlow(readFlow('flowchart LR\n  A --> B\n  A --> C')!);
    expect(cuts).toEqual([]);
  });
});
