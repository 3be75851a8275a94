import type {Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {indexTerms} from '../search/engine/tokenize.ts';
import type {Findings} from '../search/engine/findPassages.ts';

/** Characters of text after which nothing more is quoted. */
const ENOUGH_TEXT = 320;

/** Rows of a table and items of a list that are quoted at most. */
const MAX_ROWS = 8;

/** Share of the best part's score that another one must reach. */
const LEAST_SHARE = 0.5;

/** What stands below the title of every page's Markdown: its description, its address. */
const FRONT_LENGTH = 2;

/** How a question begins that steps answer, and those that the beginning of a section answers. */
const ASKS_FOR_STEPS =
  /^(?:how (?:do|can|should|to)|(?:what are )?(?:the )?steps|where do|set(?:ting)? ?up|add|connect|create|enable|restore|rotate)\b/i;
const ASKS_WHAT = /^what(?:'s| is| are| does| do)\b|\b(?:mean|meaning|definition)\??$/i;

/** What stands above role, time and prerequisites of a page, and questions that they answer. */
const PREREQUISITES = 'Before you start';
const ASKS_FOR_PREREQUISITES =
  /\b(?:availab|by default|how long|need|permission|prerequisite|requir|role|who (?:can|may))/i;

/** The end of a sentence inside of running text, and a sentence that is about the one before it. */
const END = /[.!?]["”’)]*(?=\s+["“(]?[\p{Lu}\d`]|\s*$)/gu;
const POINTS_BACK =
  /^(?:also|and|but|do (?:not skip )?this|he|however|it|its|otherwise|she|so|such|that|then|there|therefore|these|they|this|those)\b/i;

/** An item of the trace of an example: an allocation with its code, which tells little alone. */
const TRACE_ITEM = /^\S.*\b[A-Z]+(?:_[A-Z]+)+\b/;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** Parses Markdown as pages have it: with tables and formulas. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** What is quoted for: the question, and how much finding each of its terms says. */
export interface Asked extends Pick<Findings, 'terms'> {
  question: string;
}

/** What stands below a text, as Markdown. */
interface Exhibit {
  kind: 'shown' | 'steps' | 'formula' | 'list';
  source: string;
  /** Its rows, items or steps, of which each may answer; else all of it. */
  rows: {source: string; text: string}[];
}

/** A paragraph or note with what stands below it up to the next one: it announces or explains that. */
interface Unit {
  /** As Markdown. */
  sentences: string[];
  below: Exhibit[];
}

function sourceOf(markdown: string, {position}: Nodes): string {
  return markdown.slice(position?.start.offset, position?.end.offset);
}

/** Splits running text at the ends of its sentences; code, formulas and links are never cut. */
function sentencesOf(markdown: string, node: RootContent): string[] {
  const inlines = node.type === 'paragraph' ? node.children : [];
  const ends = inlines.flatMap((child) => {
    const start = child.position?.start.offset ?? 0;
    const found = child.type === 'text' ? sourceOf(markdown, child).matchAll(END) : [];
    return [...found].map(({0: end, index}) => start + index + end.length);
  });
  return [node.position?.start.offset, ...ends]
    .map((from, place) => markdown.slice(from, ends[place] ?? node.position?.end.offset).trim())
    .filter(Boolean);
}

function exhibitOf(markdown: string, node: RootContent, labels: string): Exhibit {
  const isFormula = node.type === 'math' || (node.type === 'code' && node.lang === 'math');
  const isSteps = node.type === 'list' && node.ordered === true;
  const isShown = node.type === 'code' || node.type === 'table';
  const parts =
    node.type === 'table' ? node.children.slice(1) : node.type === 'list' ? node.children : [node];
  const rows = parts.map((part) => {
    const name = part.type === 'code' ? `${labels} ${part.lang ?? ''} ${part.meta ?? ''}` : '';
    const words = 'children' in part ? part.children.map((child) => toString(child)) : [];
    const text = [name, ...words, words.length > 0 ? '' : toString(part)].join(' ');
    return {source: sourceOf(markdown, part), text};
  });
  const kind = isFormula ? 'formula' : isSteps ? 'steps' : isShown ? 'shown' : 'list';
  return {kind, source: labels + sourceOf(markdown, node), rows};
}

/** Whether a paragraph is nothing but words in bold type: the label of a tab, which its code needs. */
function isLabel(node: RootContent): boolean {
  return (
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong'
  );
}

/** Leaves out drawings with their captions, for which words stand in the text, and traces. */
function withoutDrawings(nodes: readonly RootContent[]): RootContent[] {
  const isDrawing = (node: RootContent | undefined): boolean =>
    node?.type === 'paragraph' && toString(node).startsWith('Figure:');
  return nodes.filter((node, place) => {
    const isItalic =
      node.type === 'paragraph' && node.children.every(({type}) => type === 'emphasis');
    const isTrace =
      node.type === 'list' && node.children.every((item) => TRACE_ITEM.test(toString(item)));
    return !isDrawing(node) && !isTrace && !(isItalic && isDrawing(nodes[place - 1]));
  });
}

const endsWith = ({sentences}: Unit, mark: RegExp): boolean => mark.test(sentences.at(-1) ?? '');

/** Splits a section at its texts. A label is one with its code, a question with the text after it. */
function toUnits(markdown: string, nodes: readonly RootContent[]): Unit[] {
  const units: Unit[] = [];
  let labels = '';
  nodes.forEach((node, place) => {
    const last = units.at(-1);
    if (isLabel(node) && nodes.slice(place).find((one) => !isLabel(one))?.type === 'code') {
      labels += `${sourceOf(markdown, node)}\n\n`;
    } else if (node.type === 'paragraph' || node.type === 'blockquote') {
      const sentences = sentencesOf(markdown, node);
      const isOpen = last?.below.length === 0 && endsWith(last, /[:?]$/);
      if (isOpen && node.type === 'paragraph') last.sentences.push(...sentences);
      else units.push({sentences, below: []});
    } else {
      const exhibit = exhibitOf(markdown, node, labels);
      labels = '';
      if (last) last.below.push(exhibit);
      else units.push({sentences: [], below: [exhibit]});
    }
  });
  return units;
}

/** The units of a section, by the place of its heading; of its first part if it is empty. */
function unitsAt(markdown: string, nodes: readonly RootContent[], position: number): Unit[] {
  const headings = nodes.filter((node) => node.type === 'heading');
  const [heading, next] = headings.slice(position, position + 2);
  if (!heading) return [];
  const start = nodes.indexOf(heading) + 1 + (position === 0 ? FRONT_LENGTH : 0);
  const own = withoutDrawings(nodes.slice(start, next && nodes.indexOf(next)));
  return own.length === 0 && next && next.depth > heading.depth
    ? unitsAt(markdown, nodes, position + 1)
    : toUnits(markdown, own);
}

/** The units that may be quoted. Each begins with a text: that of the page where there is no other. */
function quotable(markdown: string, position: number, {question}: Asked): Unit[] {
  const nodes = parseMarkdown(markdown).children;
  const [first, second, ...others] = unitsAt(markdown, nodes, position).filter(
    ({sentences: [start]}, _, all) =>
      start !== PREREQUISITES || ASKS_FOR_PREREQUISITES.test(question) || all.length === 1,
  );
  if (!first) return [];
  if (first.sentences.length > 0) return [first, ...(second ? [second] : []), ...others];
  const introduction = unitsAt(markdown, nodes, 0)[0]?.sentences.slice(0, 1) ?? [];
  const {sentences, below} = second ?? {sentences: introduction, below: []};
  return [{sentences, below: [...first.below, ...below]}, ...others];
}

/** How much of the question the best of some texts speaks about: the sum of the weights of its terms. */
function scoreOf(texts: readonly string[], {terms}: Asked): number {
  const scores = texts.map((text) => {
    const found = new Set(indexTerms(text));
    return [...terms].reduce((sum, [term, weight]) => (found.has(term) ? sum + weight : sum), 0);
  });
  return Math.max(0, ...scores);
}

const exhibitScore = ({rows}: Exhibit, asked: Asked): number =>
  scoreOf(
    rows.map(({text}) => text),
    asked,
  );

function unitScore({sentences, below}: Unit, asked: Asked): number {
  // A table of numbers has many words, and says little without its text.
  const shares = below.map((one) => (one.kind === 'shown' ? 0.7 : 1) * exhibitScore(one, asked));
  return Math.max(scoreOf(sentences, asked), ...shares);
}

/** A long table or list with the rows that speak most about the question, in order. */
function shorten({kind, source, rows}: Exhibit, asked: Asked): string {
  if (rows.length <= MAX_ROWS || kind === 'steps') return source;
  const scores = rows.map(({text}) => scoreOf([text], asked));
  const least = LEAST_SHARE * Math.max(...scores);
  const kept = rows.filter((_, place) => (scores[place] ?? 0) >= least).slice(0, MAX_ROWS);
  const head = source.slice(0, source.indexOf(rows[0]?.source ?? ''));
  const more = `*${rows.length - kept.length} more on the page*`;
  return `${head}${kept.map((row) => row.source).join('\n')}\n\n${more}`;
}

/** The sample or table that speaks about most of the question. */
function bestExhibit(units: readonly Unit[], asked: Asked): Exhibit | undefined {
  const shown = units.flatMap(({below}) => below.filter(({kind}) => kind === 'shown'));
  return shown.sort((a, b) => exhibitScore(b, asked) - exhibitScore(a, asked))[0];
}

/** The sentences that a unit begins with when it is quoted first: those that answer. */
function leadOf(sentences: readonly string[], asked: Asked): [start: number, end: number] {
  const scores = sentences.map((sentence) => scoreOf([sentence], asked));
  let start = scores.indexOf(Math.max(...scores));
  // A question or a label is no answer.
  const end = /[?:]$/.test(sentences[start] ?? '') ? start + 2 : start + 1;
  while (start > 0 && POINTS_BACK.test(sentences[start] ?? '')) start -= 1;
  return [start, end];
}

/**
 * Chooses what to quote of a section of a page, as Markdown, each part word for word. First a text:
 * the sentence that speaks about most of the question, or the one that announces the steps, sample or
 * table that do; then what stands around it, in the order of the page. Steps stay whole, and a sample
 * or table comes with its text. Empty where there is nothing to quote.
 *
 * @param position place of the section's heading among all headings of the page, from 0.
 */
export function quoteSection(markdown: string, position: number, asked: Asked): string {
  const units = quotable(markdown, position, asked);
  const scores = new Map(units.map((unit) => [unit, unitScore(unit, asked)]));
  const ranked = [...units].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const asksForSteps = ASKS_FOR_STEPS.test(asked.question);
  const steps = ranked.find(({below}) => asksForSteps && below.some(({kind}) => kind === 'steps'));
  const isWhat = !steps && ASKS_WHAT.test(asked.question);
  const best = steps ?? (isWhat ? units[0] : ranked[0]);
  if (!best) return '';
  const least = LEAST_SHARE * Math.max(...scores.values());
  // What the text that is quoted first announces is quoted with it.
  const announced = endsWith(best, /:$/) ? bestExhibit([best], asked) : undefined;
  const shown = announced ?? bestExhibit(units, asked);

  const quoteUnit = (unit: Unit, [start, end]: [number, number]): string[] => {
    const isAnnounced = endsWith(unit, /:$/);
    const below = unit.below.filter((exhibit) => {
      if (exhibit.kind === 'shown') return exhibit === shown;
      const isAskedFor = exhibit.kind === 'formula' || (asksForSteps && exhibit.kind === 'steps');
      return isAnnounced || isAskedFor || exhibitScore(exhibit, asked) >= least;
    });
    // What announces something that is not quoted goes.
    const isEmptyPromise = below.length === 0 && isAnnounced;
    const sentences = isEmptyPromise ? unit.sentences.slice(0, -1) : unit.sentences;
    const texts = [sentences.slice(start, end), sentences.slice(end)].map((part) => part.join(' '));
    return [...texts, ...below.map((exhibit) => shorten(exhibit, asked))].filter(Boolean);
  };

  const first = quoteUnit(best, isWhat ? [0, 1] : leadOf(best.sentences, asked));
  const quoted = new Map<Unit, string[]>();
  let length = best.sentences.join('').length;
  for (const unit of ranked.filter((one) => one !== best && (scores.get(one) ?? 0) >= least)) {
    if (length >= ENOUGH_TEXT) break;
    quoted.set(unit, quoteUnit(unit, [0, unit.sentences.length]));
    length += unit.sentences.join('').length;
  }
  return [...first, ...units.flatMap((unit) => quoted.get(unit) ?? [])].join('\n\n');
}
