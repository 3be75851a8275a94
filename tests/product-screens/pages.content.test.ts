import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {drawScreen} from '../../src/features/product-screens/drawScreen.ts';
import {readSources} from '../support/content/readPages.ts';

function outsideScreens(source: string): string {
  return source.replaceAll(/^ *```screen\n[\s\S]*?\n *```$/gm, '');
}

/** Words as they compare: without marks, counts and differences of case. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[*_`\\]/g, '')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const sources = readSources();

const screens = sources.flatMap(({file, tree}) => {
  const found: {place: string; source: string}[] = [];
  visit(tree, 'code', (node) => {
    const place = `${file}:${node.position?.start.line ?? 0}`;
    if (node.lang === 'screen') found.push({place, source: node.value});
  });
  return found;
});

describe('drawings of screens', () => {
  it('can all be drawn', () => {
    const wrong = screens.flatMap(({place, source}) => {
      const screen = drawScreen(source);
      return 'mistakes' in screen ? [`${place}: ${screen.mistakes[0]?.problem}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(screens.length).toBeGreaterThan(0);
  });

  it('have labels that some page proves in its text', () => {
    const prose = plain(sources.map(({source}) => outsideScreens(source)).join('\n'));
    const unproven = screens.flatMap(({place, source}) => {
      const screen = drawScreen(source);
      const labels = 'mistakes' in screen ? [] : screen.labels;
      return labels
        .filter((label) => !prose.includes(plain(label)))
        .map((label) => `${place}: no page says "${label}"; write it in the text, or draw a blank`);
    });
    expect(unproven).toEqual([]);
  });
});
