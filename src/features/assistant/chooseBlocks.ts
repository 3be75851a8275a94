import {indexTerms} from '../search/engine/tokenize.ts';
import {
  blockText,
  inlinesText,
  rowText,
  type Block,
  type Inline,
  type TableBlock,
  type TextBlock,
} from './blocks.ts';
import {joinSentences, pointsBack, splitSentences} from './sentences.ts';
import type {Findings} from '../search/engine/findings.ts';

/** Characters of text after which nothing more is quoted. */
const ENOUGH_TEXT = 320;

/** Rows quoted of a table, and items of a list, at most. */
const MAX_ROWS = 6;
const MAX_ITEMS = 8;

/** Share of the best part's score that another one must reach. */
const LEAST_SHARE = 0.5;

/** How a question begins that steps answer. */
const ASKS_FOR_STEPS =
  /^(?:how (?:do|can|should|to)|(?:what are )?(?:the )?steps|where do|set(?:ting)? ?up|add|connect|create|enable|restore|rotate)\b/i;

/** Questions that the beginning of a section answers: it says what its subject is. */
const ASKS_WHAT = /^what(?:'s| is| are| does| do)\b|\b(?:mean|meaning|definition)\??$/i;

/** What stands above role, time and prerequisites of a page, and questions that they answer. */
const PREREQUISITES = 'Before you start';
const ASKS_FOR_PREREQUISITES =
  /\b(?:availab|by default|how long|need|permission|prerequisite|requir|role|who (?:can|may))/i;

/** What a command that installs counts where that is not asked for. */
const INSTALLATION_SHARE = 0.3;

/** Commands that install packages, and questions about them. */
const INSTALLS =
  /^(?:(?:npm|yarn|pnpm|bun|pip|gem|cargo|composer|dotnet|go|npx expo|(?:dart|flutter) pub) (?:install|add|require|get)\b.*\n?)+$/;
const ASKS_TO_INSTALL =
  /\b(?:add|bun|cargo|composer|dependenc|gem|install|npm|package|pip|pnpm|yarn)/i;

/** What is quoted for: the question, and how much finding each of its terms says. */
export interface Asked extends Pick<Findings, 'terms'> {
  question: string;
}

/** A paragraph with what stands below it up to the next one: it announces or explains that. */
interface Unit {
  sentences: Inline[][];
  others: Block[];
}

/** How much of the question a text speaks about: the sum of the weights of its terms. */
function score(text: string, {terms}: Asked): number {
  const found = new Set(indexTerms(text));
  return [...terms].reduce((sum, [term, weight]) => (found.has(term) ? sum + weight : sum), 0);
}

function isExhibit({kind}: Block): boolean {
  return kind === 'code' || kind === 'table';
}

/** Whether a sample only names the package, which the code that uses it need not do. */
function isMereInstallation(block: Block, {question}: Asked): boolean {
  return block.kind === 'code' && INSTALLS.test(block.text) && !ASKS_TO_INSTALL.test(question);
}

/** Steps and tables answer with one of their parts, not with what these say together. */
function blockScore(block: Block, asked: Asked): number {
  const parts =
    block.kind === 'steps'
      ? block.steps.map((step) => step.map(blockText).join('\n'))
      : block.kind === 'table'
        ? block.rows.map(rowText)
        : [blockText(block)];
  const share = isMereInstallation(block, asked) ? INSTALLATION_SHARE : 1;
  return share * Math.max(0, ...parts.map((part) => score(part, asked)));
}

function paragraph(sentences: readonly Inline[][]): TextBlock {
  return {kind: 'paragraph', inlines: joinSentences(sentences)};
}

function endsWith(sentences: readonly Inline[][], mark: string): boolean {
  return inlinesText(sentences.at(-1) ?? [])
    .trimEnd()
    .endsWith(mark);
}

/** Splits a section at its paragraphs. A label or a question is one with the text that follows. */
function toUnits(blocks: readonly Block[]): Unit[] {
  const units: Unit[] = [];
  for (const block of blocks) {
    const last = units.at(-1);
    if (block.kind !== 'paragraph') {
      if (last) last.others.push(block);
      else units.push({sentences: [], others: [block]});
    } else {
      const sentences = splitSentences(block.inlines);
      const isOpen =
        last?.others.length === 0 &&
        (endsWith(last.sentences, ':') || endsWith(last.sentences, '?'));
      if (isOpen) last.sentences.push(...sentences);
      else units.push({sentences, others: []});
    }
  }
  return units;
}

/** Gives what stands above all paragraphs of a section a text: the one below it, else the page's. */
function withTexts(units: readonly Unit[], introduction: readonly Block[]): readonly Unit[] {
  const [first, second, ...others] = units;
  if (!first || first.sentences.length > 0) {
    return units;
  }
  const sentences = second?.sentences ?? toUnits(introduction)[0]?.sentences.slice(0, 1) ?? [];
  return [{sentences, others: [...first.others, ...(second?.others ?? [])]}, ...others];
}

/** The sentences that a unit begins with when it is quoted first. */
function leadOf({sentences}: Unit, asked: Asked): {start: number; end: number} {
  const scores = sentences.map((sentence) => score(inlinesText(sentence), asked));
  let start = scores.indexOf(Math.max(...scores));
  // A question or a label is no answer.
  const end = /[?:]\s*$/.test(inlinesText(sentences[start] ?? [])) ? start + 2 : start + 1;
  while (start > 0 && pointsBack(sentences[start] ?? [])) start -= 1;
  return {start, end};
}

/** The table with the rows that speak about the question, in order; the first when none does. */
function shorten(table: TableBlock, asked: Asked): TableBlock {
  const scores = table.rows.map((row) => score(rowText(row), asked));
  const least = LEAST_SHARE * Math.max(0, ...scores);
  const rows = table.rows.filter((_, place) => (scores[place] ?? 0) >= least).slice(0, MAX_ROWS);
  return {...table, rows, omitted: table.rows.length - rows.length};
}

/** The sample or table that speaks about most of the question. */
function chooseExhibit(units: readonly Unit[], asked: Asked): Block | undefined {
  return units
    .flatMap(({others}) => others.filter(isExhibit))
    .map((block) => ({block, own: blockScore(block, asked)}))
    .sort((a, b) => b.own - a.own)[0]?.block;
}

/** What is quoted below the text of a unit. */
function chooseOthers(
  {sentences, others}: Unit,
  asked: Asked,
  exhibit: Block | undefined,
  least: number,
): Block[] {
  const isAnnounced = endsWith(sentences, ':');
  const asksForSteps = ASKS_FOR_STEPS.test(asked.question);
  const items = others.filter(({kind}) => kind === 'item');
  const hasItems = isAnnounced || items.some((item) => blockScore(item, asked) >= least);
  return others.flatMap((block): Block[] => {
    if (block.kind === 'table') return block === exhibit ? [shorten(block, asked)] : [];
    if (block.kind === 'code') return block === exhibit ? [block] : [];
    if (block.kind === 'item') return hasItems && items.indexOf(block) < MAX_ITEMS ? [block] : [];
    if (block.kind === 'formula') return [block];
    return isAnnounced || asksForSteps || blockScore(block, asked) >= least ? [block] : [];
  });
}

/** A unit as it is quoted: first some of its sentences, then the others after them. */
function quoteUnit(
  unit: Unit,
  others: readonly Block[],
  lead: {start: number; end: number},
): Block[] {
  const {start, end} = lead;
  // What announces something that is not quoted goes.
  const isEmptyPromise = others.length === 0 && endsWith(unit.sentences, ':');
  const sentences = isEmptyPromise ? unit.sentences.slice(0, -1) : unit.sentences;
  const parts = [sentences.slice(start, end), sentences.slice(end)];
  return [...parts.filter((part) => part.length > 0).map(paragraph), ...others];
}

function unitScore(unit: Unit, asked: Asked): number {
  const text = Math.max(0, ...unit.sentences.map((one) => score(inlinesText(one), asked)));
  // A table of numbers has many words, and says little without its text.
  const below = unit.others.map((block) => (isExhibit(block) ? 0.7 : 1) * blockScore(block, asked));
  return Math.max(text, ...below);
}

function textLength(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (isExhibit(block) ? 0 : blockText(block).length), 0);
}

/**
 * Chooses what to quote of a section. First a text: the sentence that speaks about most of the
 * question, or the one that announces the steps, sample or table that do; then what stands around
 * it, in the order of the page. Lists stay whole, and so do numbered steps; a sample or table comes
 * with its text.
 *
 * @param introduction blocks of the page's top, of which a sentence leads where a section has none.
 */
export function chooseBlocks(
  blocks: readonly Block[],
  asked: Asked,
  introduction: readonly Block[] = [],
): Block[] {
  const all = withTexts(toUnits(blocks), introduction);
  const asksForPrerequisites = ASKS_FOR_PREREQUISITES.test(asked.question);
  const units = all.filter(
    ({sentences}) =>
      asksForPrerequisites || inlinesText(sentences[0] ?? []) !== PREREQUISITES || all.length === 1,
  );
  const scores = new Map(units.map((unit) => [unit, unitScore(unit, asked)]));
  const scoreOf = (unit: Unit): number => scores.get(unit) ?? 0;
  const ranked = [...units].sort((a, b) => scoreOf(b) - scoreOf(a));
  const steps = ASKS_FOR_STEPS.test(asked.question)
    ? ranked.find(({others}) => others.some(({kind}) => kind === 'steps'))
    : undefined;
  const isWhat = !steps && ASKS_WHAT.test(asked.question);
  const best = steps ?? (isWhat ? units[0] : ranked[0]);
  if (!best) {
    return [];
  }
  const least = LEAST_SHARE * Math.max(...scores.values());
  // What the text that is quoted first announces is quoted with it.
  const announced = endsWith(best.sentences, ':') ? chooseExhibit([best], asked) : undefined;
  const exhibit = announced ?? chooseExhibit(units, asked);
  const quoteOf = (unit: Unit, lead = {start: 0, end: unit.sentences.length}): Block[] =>
    quoteUnit(unit, chooseOthers(unit, asked, exhibit, least), lead);
  const first = quoteOf(best, isWhat ? {start: 0, end: 1} : leadOf(best, asked));
  const chosen = new Map<Unit, Block[]>();
  let length = textLength(first);
  for (const unit of ranked.filter((one) => one !== best && scoreOf(one) >= least)) {
    if (length >= ENOUGH_TEXT) break;
    const quoted = quoteOf(unit);
    chosen.set(unit, quoted);
    length += textLength(quoted);
  }
  return [...first, ...units.flatMap((unit) => chosen.get(unit) ?? [])];
}
