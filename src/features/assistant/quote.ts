import type {Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {indexTerms} from '../search/engine/tokenize.ts';
import type {Findings} from '../search/engine/findings.ts';

/** Characters of text after which nothing more is quoted. */
const ENOUGH_TEXT = 320;

/** Rows of a table and items of a list that are quoted at most. */
const MAX_ROWS = 8;

/** Share of the best part's score that another one must reach. */
const LEAST_SHARE = 0.5;

/** What stands below the title of every page's Markdown: its description, its address. */
const FRONT_LENGTH = 2;

/** How a question begins that steps answer. */
const ASKS_FOR_STEPS =
  /^(?:how (?:do|can|should|to)|(?:what are )?(?:the )?steps|where do|set(?:ting)? ?up|add|connect|create|enable|restore|rotate)\b/i;

/** Questions that the beginning of a section answers: it says what its subject is. */
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

/** What stands below a text up to the next one, as Markdown. */
interface Exhibit {
  node: RootContent;
  source: string;
  /** The texts of its rows, items or steps, of which each may answer; else of all of it. */
  rows: {source: string; text: string}[];
}

/** A paragraph or note with what stands below it up to the next one: it announces or explains that. */
interface Unit {
  /** As Markdown. */
  sentences: string[];
  below: Exhibit[];
}

/** How much of the question a text speaks about: the sum of the weights of its terms. */
function score(text: string, {terms}: Asked): number {
  const found = new Set(indexTerms(text));
  return [...terms].reduce((sum, [term, weight]) => (found.has(term) ? sum + weight : sum), 0);
}

function bestScore(texts: readonly string[], asked: Asked): number {
  return Math.max(0, ...texts.map((text) => score(text, asked)));
}

/** Whether a paragraph is nothing but words in bold type: the label of a tab, which its code needs. */
function isLabel(node: RootContent | undefined): boolean {
  return (
    node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong'
  );
}

const isSample = ({node}: Exhibit): boolean => node.type === 'code' && node.lang !== 'math';
const isShown = (exhibit: Exhibit): boolean => isSample(exhibit) || exhibit.node.type === 'table';
const isSteps = ({node}: Exhibit): boolean => node.type === 'list' && node.ordered === true;

const endsWith = ({sentences}: Unit, mark: string): boolean =>
  sentences.at(-1)?.trimEnd().endsWith(mark) === true;

/** Leaves out drawings with their captions, for which words stand in the text, and traces. */
function withoutDrawings(nodes: readonly RootContent[]): RootContent[] {
  const isDrawing = (node: RootContent | undefined): boolean =>
    node?.type === 'paragraph' && toString(node).startsWith('Figure:');
  const isItalic = (node: RootContent): boolean =>
    node.type === 'paragraph' && node.children.every(({type}) => type === 'emphasis');
  const isTrace = (node: RootContent): boolean =>
    node.type === 'list' && node.children.every((item) => TRACE_ITEM.test(toString(item)));
  return nodes.filter(
    (node, place) =>
      !isDrawing(node) && !isTrace(node) && !(isItalic(node) && isDrawing(nodes[place - 1])),
  );
}

/** Reads the Markdown of a page, of which any section may be quoted then. */
class Page {
  private readonly markdown: string;
  private readonly nodes: readonly RootContent[];

  constructor(markdown: string) {
    this.markdown = markdown;
    this.nodes = parseMarkdown(markdown).children;
  }

  /** What stands below a heading, by its place among all of them; of its first part if it is empty. */
  section(position: number): RootContent[] {
    const headings = this.nodes.filter(({type}) => type === 'heading');
    const [heading, next] = headings.slice(position, position + 2);
    if (heading?.type !== 'heading') return [];
    const start = this.nodes.indexOf(heading) + 1 + (position === 0 ? FRONT_LENGTH : 0);
    const end = next ? this.nodes.indexOf(next) : this.nodes.length;
    const nodes = withoutDrawings(this.nodes.slice(start, end));
    const isEmpty = nodes.length === 0 && next?.type === 'heading' && next.depth > heading.depth;
    return isEmpty ? this.section(position + 1) : nodes;
  }

  /** Splits a section at its texts. A label is one with its code, a question with the text after it. */
  units(nodes: readonly RootContent[]): Unit[] {
    const units: Unit[] = [];
    let labels = '';
    nodes.forEach((node, place) => {
      const last = units.at(-1);
      const isText = node.type === 'paragraph' || node.type === 'blockquote';
      const next = nodes.slice(place).find((one) => !isLabel(one));
      if (isLabel(node) && next?.type === 'code') {
        labels += `${this.source(node)}\n\n`;
      } else if (!isText) {
        const exhibit = {...this.exhibit(node), source: labels + this.source(node)};
        labels = '';
        if (last) last.below.push(exhibit);
        else units.push({sentences: [], below: [exhibit]});
      } else {
        const sentences = this.sentences(node);
        const isOpen = last?.below.length === 0 && (endsWith(last, ':') || endsWith(last, '?'));
        if (isOpen && node.type === 'paragraph') last.sentences.push(...sentences);
        else units.push({sentences, below: []});
      }
    });
    return units;
  }

  private source({position}: Nodes): string {
    return this.markdown.slice(position?.start.offset, position?.end.offset);
  }

  /** Splits running text at the ends of its sentences; code, formulas and links are never cut. */
  private sentences(node: RootContent): string[] {
    const start = node.position?.start.offset ?? 0;
    const ends = (node.type === 'paragraph' ? node.children : []).flatMap((child) =>
      child.type === 'text'
        ? [...this.source(child).matchAll(END)].map(
            ({0: end, index}) => (child.position?.start.offset ?? 0) + index + end.length,
          )
        : [],
    );
    return [start, ...ends]
      .map((from, place) => this.markdown.slice(from, ends[place] ?? node.position?.end.offset))
      .map((sentence) => sentence.trim())
      .filter(Boolean);
  }

  private exhibit(node: RootContent): Exhibit {
    const parts =
      node.type === 'table' ? node.children.slice(1) : node.type === 'list' ? node.children : [node];
    const rows = parts.map((part) => {
      const meta = part.type === 'code' ? `${part.lang ?? ''} ${part.meta ?? ''} ` : '';
      const words = 'children' in part ? part.children.map((child) => toString(child)) : [];
      return {source: this.source(part), text: meta + (words.join(' ') || toString(part))};
    });
    return {node, source: this.source(node), rows};
  }
}

/** A long table or list with the rows that speak most about the question, in order. */
function shorten(exhibit: Exhibit, asked: Asked): string {
  const {source, rows} = exhibit;
  if (rows.length <= MAX_ROWS || isSteps(exhibit)) return source;
  const scores = rows.map(({text}) => score(text, asked));
  const least = LEAST_SHARE * Math.max(...scores);
  const kept = rows.filter((_, place) => (scores[place] ?? 0) >= least).slice(0, MAX_ROWS);
  const head = source.slice(0, source.indexOf(rows[0]?.source ?? ''));
  const more = `*${rows.length - kept.length} more on the page*`;
  return `${head}${kept.map((row) => row.source).join('\n')}\n\n${more}`;
}

function exhibitScore({source, rows}: Exhibit, asked: Asked): number {
  // Labels of tabs stand before the code.
  const label = source.startsWith('**') ? source.slice(0, source.indexOf('\n')) : '';
  return bestScore(
    rows.map(({text}) => `${label} ${text}`),
    asked,
  );
}

function unitScore({sentences, below}: Unit, asked: Asked): number {
  // A table of numbers has many words, and says little without its text.
  const shown = below.map((one) => (isShown(one) ? 0.7 : 1) * exhibitScore(one, asked));
  return Math.max(bestScore(sentences, asked), ...shown);
}

/** The sample or table that speaks about most of the question. */
function bestExhibit(units: readonly Unit[], asked: Asked): Exhibit | undefined {
  return units
    .flatMap(({below}) => below.filter(isShown))
    .map((exhibit) => ({exhibit, own: exhibitScore(exhibit, asked)}))
    .sort((a, b) => b.own - a.own)[0]?.exhibit;
}

/** The sentences that a unit begins with when it is quoted first: those that answer. */
function leadOf(sentences: readonly string[], asked: Asked): [start: number, end: number] {
  const scores = sentences.map((sentence) => score(sentence, asked));
  let start = scores.indexOf(Math.max(...scores));
  // A question or a label is no answer.
  const end = /[?:]$/.test(sentences[start] ?? '') ? start + 2 : start + 1;
  while (start > 0 && POINTS_BACK.test(sentences[start] ?? '')) start -= 1;
  return [start, end];
}

/** The units of a section of which each begins with a text: that of the page if it has none. */
function unitsOf(page: Page, position: number, {question}: Asked): Unit[] {
  const all = page.units(page.section(position));
  const wanted = all.filter(
    ({sentences: [first]}) =>
      first !== PREREQUISITES || ASKS_FOR_PREREQUISITES.test(question) || all.length === 1,
  );
  const [first, second, ...others] = wanted;
  if (!first || first.sentences.length > 0) return wanted;
  const introduction = page.units(page.section(0))[0]?.sentences.slice(0, 1) ?? [];
  const {sentences, below} = second ?? {sentences: introduction, below: []};
  return [{sentences, below: [...first.below, ...below]}, ...others];
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
  const units = unitsOf(new Page(markdown), position, asked);
  const scores = new Map(units.map((unit) => [unit, unitScore(unit, asked)]));
  const scoreOf = (unit: Unit): number => scores.get(unit) ?? 0;
  const ranked = [...units].sort((a, b) => scoreOf(b) - scoreOf(a));
  const asksForSteps = ASKS_FOR_STEPS.test(asked.question);
  const steps = asksForSteps ? ranked.find(({below}) => below.some(isSteps)) : undefined;
  const isWhat = !steps && ASKS_WHAT.test(asked.question);
  const best = steps ?? (isWhat ? units[0] : ranked[0]);
  if (!best) return '';
  const least = LEAST_SHARE * Math.max(...scores.values());
  // What the text that is quoted first announces is quoted with it.
  const announced = endsWith(best, ':') ? bestExhibit([best], asked) : undefined;
  const shown = announced ?? bestExhibit(units, asked);

  const quoteUnit = (unit: Unit, [start, end]: [number, number]): string[] => {
    const isAnnounced = endsWith(unit, ':');
    const below = unit.below.filter((exhibit) => {
      if (isShown(exhibit)) return exhibit === shown;
      const fits = isAnnounced || exhibitScore(exhibit, asked) >= least;
      return fits || exhibit.node.type === 'math' || (asksForSteps && isSteps(exhibit));
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
  for (const unit of ranked.filter((one) => one !== best && scoreOf(one) >= least)) {
    if (length >= ENOUGH_TEXT) break;
    quoted.set(unit, quoteUnit(unit, [0, unit.sentences.length]));
    length += unit.sentences.join('').length;
  }
  return [...first, ...units.flatMap((unit) => quoted.get(unit) ?? [])].join('\n\n');
}
