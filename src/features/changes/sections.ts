/** A sentence, a row of a table or a sample of a page. */
export interface Statement {
  text: string;
  /** What makes it another one: its words, not how they are set. */
  words: string;
}

/** A heading with what stands below it. */
export interface Section {
  heading: string;
  statements: Statement[];
}

const RE_FRONT_MATTER = /^---\n.*?\n---\n/s;
const RE_FENCE = /^ *(`{3,})([\w-]*)([^\n]*)\n(.*?)^ *\1`*$/gms;
/** `Intl.Segmenter` knows abbreviations, too, but takes five times as long. */
const RE_SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}"“(])/u;
const RE_HEADING = /^#{1,6} +(.+)$/;
const RE_TITLE = /\b(?:title|summary|label|caption|description)="([^"]*)"/g;

/** Samples are put aside while the text is read, each on a line of its own. */
const RE_ASIDE = /^\0(\d+)$/;

/** What readers see where a fence is drawn. */
const DRAWN = new Map(Object.entries({mermaid: 'Drawing', screen: 'Screen', chart: 'Chart'}));

/** What names a fence, in its first line or in the data that it is drawn from. */
const RE_NAME = /\b(?:title|caption)="([^"]*)"|^(?:shows|alt): *(.*)$/m;

const wordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}$%<>=+]+/gu) ?? []).join(' ');

/** Takes away how a text is set: links, emphasis, tags; of a tag the texts that readers see stay. */
function plain(line: string): string {
  return line
    .replace(/<\/?[A-Z][^<>]*>/gi, (tag) =>
      [...tag.matchAll(RE_TITLE)].map(([, title]) => ` ${title}. `).join(''),
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|(?<!\w)[*_](?=\w)|(?<=[\w.])[*_](?!\w)|`/g, '')
    .replace(/\\([<>{}|_*])/g, '$1')
    .trim();
}

function tableRow(line: string): string {
  if (/^[|\s:-]+$/.test(line)) return '';
  const cells = line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/);
  return cells.map(plain).filter(Boolean).join(' · ');
}

/** Splits a text into blocks: paragraphs, items of lists, rows of tables. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isOwn = /^(?:[#|\0<]|:::|[-*] |\d+\. )/.test(line);
    if (line && isOpen && !isOwn) blocks.push(`${blocks.pop()} ${line}`);
    else if (line) blocks.push(line);
    isOpen = line !== '' && !/^[#|\0]|^:::|>$/.test(line);
  }
  return blocks;
}

function sentencesOf(block: string): string[] {
  if (block.startsWith('|')) return [tableRow(block)];
  const text = plain(block.replace(/^(?:[-*]|\d+\.) +|^:::\w*\[?|\]$(?<=^:::.*)/g, ''));
  return text.split(RE_SENTENCE_END);
}

/**
 * Reads what a page says from its source, section by section, without how it is set. It need not be
 * exact: two versions of a page are read alike, and only what differs is shown.
 */
export function sectionsOf(source: string): Section[] {
  const samples: Statement[] = [];
  const text = source
    .replace(RE_FRONT_MATTER, '')
    .replace(RE_FENCE, (_, _ticks, language: string, meta: string, code: string) => {
      const drawn = DRAWN.get(language);
      const [, title, shown] = RE_NAME.exec(drawn ? `${meta}\n${code}` : meta) ?? [];
      const name = title ?? shown;
      const kind = drawn ?? (name ? 'Sample' : `Sample (${language || 'text'})`);
      const text = name ? `${kind}: ${name}` : kind;
      samples.push({text, words: code.replace(/\s+/g, ' ')});
      return `\0${samples.length - 1}`;
    })
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/^(?:import|export) .*$/gm, '');
  const sections: Section[] = [{heading: '', statements: []}];
  for (const block of blocksOf(text)) {
    const heading = RE_HEADING.exec(block)?.[1];
    if (heading) sections.push({heading: plain(heading), statements: []});
    const sample = samples[Number(RE_ASIDE.exec(block)?.[1])];
    const statements = sample
      ? [sample]
      : sentencesOf(heading ?? block).map((each) => ({text: each, words: wordsOf(each)}));
    sections.at(-1)?.statements.push(...statements.filter(({words}) => words));
  }
  return sections;
}
