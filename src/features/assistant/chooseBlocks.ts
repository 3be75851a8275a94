import {indexTerms} from '../search/engine/tokenize.ts';
import {blockText, type Block, type CodeBlock, type TableBlock, type TextBlock} from './blocks.ts';
import type {Findings} from './types.ts';

/** Characters of text after which nothing more is quoted. */
const ENOUGH_TEXT = 320;

/** Text blocks quoted at most; a list's items are one block each. */
const MAX_TEXTS = 5;

/** Rows quoted of a table at most. */
const MAX_ROWS = 6;

/** Share of the best text's or row's score that another one must reach. */
const LEAST_SHARE = 0.5;

type Terms = Findings['terms'];

/** How much of the question a text speaks about: the sum of the weights of its terms. */
function score(text: string, terms: Terms): number {
  const found = new Set(indexTerms(text));
  return Object.entries(terms).reduce(
    (sum, [term, weight]) => (found.has(term) ? sum + weight : sum),
    0,
  );
}

function isText(block: Block): block is TextBlock {
  return block.kind === 'paragraph' || block.kind === 'item';
}

/** What follows a text that announces it: the items of its list. */
function announced(blocks: readonly Block[], place: number): number[] {
  const block = blocks[place];
  if (!block || !blockText(block).trimEnd().endsWith(':')) {
    return [];
  }
  const end = blocks.findIndex((other, index) => index > place && other.kind !== 'item');
  return blocks.map((_, index) => index).slice(place + 1, end < 0 ? undefined : end);
}

/** Places of the texts to quote: the best ones, with the lists they announce. */
function chooseTexts(blocks: readonly Block[], terms: Terms): Set<number> {
  const ranked = blocks
    .map((block, place) => ({
      block,
      place,
      score: isText(block) ? score(blockText(block), terms) : -1,
    }))
    .filter(({block}) => isText(block))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const least = LEAST_SHARE * (ranked[0]?.score ?? 0);
  const chosen = new Set<number>();
  let length = 0;
  for (const {place, score: own} of ranked) {
    if (length >= ENOUGH_TEXT || own < least) {
      break;
    }
    for (const one of [place, ...announced(blocks, place)]) {
      const block = blocks[one];
      if (block && !chosen.has(one) && chosen.size < MAX_TEXTS) {
        chosen.add(one);
        length += blockText(block).length;
      }
    }
  }
  return chosen;
}

/** The table with the rows that speak about the question, in order; the first when none does. */
function shorten(table: TableBlock, terms: Terms): TableBlock {
  const scores = table.rows.map((row) => score(row.join(' '), terms));
  const least = LEAST_SHARE * Math.max(0, ...scores);
  const rows = table.rows.filter((_, place) => (scores[place] ?? 0) >= least).slice(0, MAX_ROWS);
  return {...table, rows, omitted: table.rows.length - rows.length};
}

/** A table answers with one of its rows, not with what they say together. */
function exhibitScore(block: CodeBlock | TableBlock, terms: Terms): number {
  return block.kind === 'table'
    ? Math.max(0, ...block.rows.map((row) => score(row.join(' '), terms)))
    : score(blockText(block), terms);
}

interface Exhibit {
  /** Place of the block it comes from. */
  place: number;
  block: CodeBlock | TableBlock;
}

/** The sample or table that speaks about most of the question; the first of equals. */
function chooseExhibit(blocks: readonly Block[], terms: Terms): Exhibit | undefined {
  const exhibits = blocks.flatMap((block, place): Exhibit[] =>
    block.kind === 'code'
      ? [{place, block}]
      : block.kind === 'table'
        ? [{place, block: shorten(block, terms)}]
        : [],
  );
  const [best] = exhibits
    .map((exhibit) => ({exhibit, score: exhibitScore(exhibit.block, terms)}))
    .sort((a, b) => b.score - a.score);
  return best?.exhibit;
}

/**
 * Chooses what to quote of a section: the texts that speak about most of the question, in the
 * order of the page, and the code sample or table that fits best. Texts are quoted whole.
 */
export function chooseBlocks(blocks: readonly Block[], terms: Terms): Block[] {
  const texts = chooseTexts(blocks, terms);
  const exhibit = chooseExhibit(blocks, terms);
  return blocks.flatMap((block, place) =>
    texts.has(place) ? [block] : place === exhibit?.place ? [exhibit.block] : [],
  );
}
