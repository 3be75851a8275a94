import {counted, groupDigits} from '../../shared/format.ts';

/** A source of the pages that a change touches. Texts and routes are undefined where there is none. */
export interface ChangedSource {
  file: string;
  before?: string;
  after?: string;
  route?: string;
}

/** Bytes on the wire of every page by its route, and of all scripts and styles. */
export type Bytes = ReadonlyMap<string, number>;

/** The host of links to pages; whoever posts the summary writes the one of the preview in its place. */
const PREVIEW = 'preview:';

const words = (text: string | undefined): number | undefined =>
  text?.replace(/^---\n.*?\n---\n/s, '').match(/\S+/g)?.length;

/** Returns `1,200 → 1,250`, or the one number that there is. */
function step(before: number | undefined, after: number | undefined): string {
  const numbers = before === after ? [after] : [before, after];
  return numbers.map((each) => (each === undefined ? '–' : groupDigits(each))).join(' → ');
}

/**
 * Writes as Markdown which pages a change touches, their words, and bytes before and after.
 *
 * @param known bytes of the published site; without them, only those after the change are told
 */
export function changeSummary(
  sources: readonly ChangedSource[],
  known: Bytes | undefined,
  built: Bytes,
): string {
  const row = ({file, before, after, route = ''}: ChangedSource): string => {
    const page = after !== undefined && route ? `[${route}](${PREVIEW}${route})` : `\`${file}\``;
    const bytes = step((known ?? built).get(route), built.get(route));
    return `| ${page} | ${step(words(before), words(after))} | ${route ? bytes : ''} |`;
  };
  const touched = new Set(sources.map(({route}) => route));
  const others = [...built.keys()].filter((name) => !touched.has(name));
  const moved = known ? others.filter((name) => known.get(name) !== built.get(name)) : [];
  const sum = (bytes: Bytes): number =>
    moved.reduce((all, name) => all + (bytes.get(name) ?? 0), 0);
  return [
    '| Page | Words | Bytes (gzip) |',
    '| --- | --: | --: |',
    ...sources.map(row),
    ...(known && moved.length > 0
      ? [
          `| ${counted(moved.length, 'other page')} with the same source | | ${step(sum(known), sum(built))} |`,
        ]
      : []),
  ].join('\n');
}
