import {expect, it} from 'vitest';
import type {Block} from '../../src/features/assistant/blocks.ts';
import {readMarkdown} from '../../src/features/assistant/readMarkdown.ts';
import {readData} from '../../src/shared/dataFile.ts';

const cases = readData('tests/assistant/readMarkdown.yaml') as {
  name: string;
  section: string;
  blocks: unknown[];
}[];

/** Wraps a section as it stands on a page, with one before and one behind. */
function read(section: string, position = 1): unknown[] {
  const page = `# Keys\n\n> What keys are.\n\nSource: <https://a.example/>.\n\nTop.`;
  const markdown = `${page}\n\n## Section\n\n${section}\n\n### Other\n\nNot this.\n`;
  return readMarkdown(markdown)(position).map(plain);
}

function plain(block: Block): unknown {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return {
        [block.kind]: block.inlines.map(({kind, text}) =>
          kind === 'text' ? text : {[kind]: text},
        ),
      };
    case 'steps':
      return {...block, steps: block.steps.map((step) => step.map(plain))};
    default:
      return block;
  }
}

it.each(cases)('quotes $name', ({section, blocks}) => {
  expect(read(section)).toEqual(blocks);
});

it('quotes a section by the place of its heading, the first without description and address', () => {
  expect(read('This.', 0)).toEqual([{paragraph: ['Top.']}]);
  expect(read('This.', 2)).toEqual([{paragraph: ['Not this.']}]);
  expect(read('This.', 3)).toEqual([]);
  expect(read('**Figure:** A drawing.')).toEqual([{paragraph: ['Not this.']}]);
});
