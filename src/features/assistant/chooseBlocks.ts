import {indexTerms} from '../search/engine/tokenize.ts';
import {readPrerequisites} from './beforeYouStart.ts';
import {companions, withoutEmptyPromises} from './leadIns.ts';
import {blockText, isText, rowText, type Block, type TableBlock} from './blocks.ts';
import type {Findings} from './types.ts';

/** Characters of text after which nothing more is quoted. */
const ENOUGH_TEXT = 320;

/** Text blocks quoted at most; items are one block each, numbered steps one together. */
const MAX_TEXTS = 5;

/** Rows quoted of a table at most. */
const MAX_ROWS = 6;

/** Share of the best text's or row's score that another one must reach. */
const LEAST_SHARE = 0.5;

/** How a question begins that steps answer. */
const ASKS_FOR_STEPS =
  /^(?:how (?:do|can|should|to)|(?:what are )?(?:the )?steps|set(?:ting)? ?up|add|connect|create|enable|restore|rotate)\b/i;

/** Questions that the beginning of a section answers: it says what its subject is. */
const ASKS_WHAT = /^what(?:'s| is| are| does| do)\b|\b(?:mean|meaning|definition)\??$/i;

/** Questions that role, time and prerequisites of a page answer. */
const ASKS_FOR_PREREQUISITES =
  /\b(?:availab|by default|how long|need|permission|prerequisite|requir|role|who (?:can|may))/i;

/** Commands that install packages, and questions about them. */
const INSTALLS =
  /^(?:(?:npm|yarn|pnpm|bun|pip|gem|cargo|composer|dotnet|go|npx expo|(?:dart|flutter) pub) (?:install|add|require|get)\b.*\n?)+$/;
const ASKS_TO_INSTALL =
  /\b(?:add|bun|cargo|composer|dependenc|gem|install|npm|package|pip|pnpm|yarn)/i;

/** What is quoted for: the question, and how much finding each of its terms says. */
export interface Asked extends Pick<Findings, 'terms'> {
  question: string;
}

/** How much of the question a text speaks about: the sum of the weights of its terms. */
function score(text: string, {terms}: Asked): number {
  const found = new Set(indexTerms(text));
  return [...terms].reduce((sum, [term, weight]) => (found.has(term) ? sum + weight : sum), 0);
}

function isInstallation(block: Block): boolean {
  return block.kind === 'code' && INSTALLS.test(block.text);
}

/** Steps and tables answer with one of their parts, not with what these say together. */
function blockScore(block: Block, asked: Asked): number {
  const parts =
    block.kind === 'steps'
      ? block.steps.map((step) => step.map(blockText).join('\n'))
      : block.kind === 'table'
        ? block.rows.map(rowText)
        : [blockText(block)];
  return Math.max(0, ...parts.map((part) => score(part, asked)));
}

interface Ranked {
  block: Block;
  score: number;
}

/** Blocks in the order of how much of the question they speak about, equal ones as they stand. */
function rankBlocks(blocks: readonly Block[], asked: Asked): Ranked[] {
  return blocks
    .map((block) => ({block, score: blockScore(block, asked)}))
    .sort((a, b) => b.score - a.score);
}

/**
 * The texts to quote: the best ones, with what they announce. Prerequisites say what a page needs, not
 * what it tells: they answer few questions, and none without the introduction.
 */
function chooseTexts(blocks: readonly Block[], asked: Asked): ReadonlySet<Block> {
  const {introduction, prerequisites} = readPrerequisites(blocks);
  const left = ASKS_FOR_PREREQUISITES.test(asked.question) ? new Set() : prerequisites;
  const texts = rankBlocks(
    blocks.filter((block) => isText(block) && !left.has(block)),
    asked,
  );
  const least = LEAST_SHARE * (texts[0]?.score ?? 0);
  const steps = texts.find(({block}) => block.kind === 'steps');
  const beginning = blocks.find(({kind}) => kind === 'paragraph');
  const first = [
    ...(beginning && ASKS_WHAT.test(asked.question) ? [beginning] : []),
    ...(steps && ASKS_FOR_STEPS.test(asked.question) ? [steps.block] : []),
  ];
  const chosen = new Set<Block>();
  let length = 0;
  const fitting = texts.filter(({score: own}) => own >= least).map(({block}) => block);
  for (const block of [...first, ...fitting]) {
    if (length >= ENOUGH_TEXT) {
      break;
    }
    for (const one of [block, ...companions(blocks, blocks.indexOf(block))]) {
      if (!chosen.has(one) && chosen.size < MAX_TEXTS) {
        chosen.add(one);
        length += blockText(one).length;
      }
    }
  }
  return introduction ? chosen.add(introduction) : chosen;
}

/** The table with the rows that speak about the question, in order; the first when none does. */
function shorten(table: TableBlock, asked: Asked): TableBlock {
  const scores = table.rows.map((row) => score(rowText(row), asked));
  const least = LEAST_SHARE * Math.max(0, ...scores);
  const rows = table.rows.filter((_, place) => (scores[place] ?? 0) >= least).slice(0, MAX_ROWS);
  return {...table, rows, omitted: table.rows.length - rows.length};
}

/**
 * The sample or table that speaks about most of the question. An installation names the package,
 * which the code that uses it need not do.
 */
function chooseExhibit(blocks: readonly Block[], asked: Asked): Block | undefined {
  const exhibits = rankBlocks(
    blocks.filter((block) => !isText(block)),
    asked,
  );
  const others = exhibits.filter(({block, score: own}) => own > 0 && !isInstallation(block));
  const [best] = others.length > 0 && !ASKS_TO_INSTALL.test(asked.question) ? others : exhibits;
  return best?.block;
}

/**
 * Chooses what to quote of a section: the texts that speak about most of the question, in the
 * order of the page, and the code sample or table that fits best. Texts are quoted whole, but for
 * sentences that announce what is not quoted.
 */
export function chooseBlocks(blocks: readonly Block[], asked: Asked): Block[] {
  const exhibit = chooseExhibit(blocks, asked);
  const quotable = withoutEmptyPromises(blocks, exhibit);
  const texts = chooseTexts(quotable, asked);
  return quotable
    .filter((block) => block === exhibit || texts.has(block))
    .map((block) => (block.kind === 'table' ? shorten(block, asked) : block));
}
