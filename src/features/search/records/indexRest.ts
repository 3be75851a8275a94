import type {SearchIndex} from './compactIndex.ts';
import type {IndexOutline} from './indexParts.ts';
import type {SearchRecord} from './types.ts';

/** The third part of the index, which phrases need: what sections say after their excerpts, and their code. */
export interface IndexRest {
  id: string;
  /** A text for each section, in the order of the outline. */
  rests: string[];
}

function excerptsOf({pages}: SearchIndex): string[] {
  return pages.flatMap(({sections}) => sections.map(([, , , excerpt = '']) => excerpt));
}

/**
 * Returns what the index leaves out of the texts of the records that it is made of.
 *
 * @param id tells this index from every other.
 */
export function restOf(
  index: SearchIndex,
  records: readonly SearchRecord[],
  id: string,
): IndexRest {
  const excerpts = excerptsOf(index);
  const rests = records.map(
    ({content, samples}, place) =>
      (content?.slice(excerpts[place]?.length) ?? '') + (samples ? `\n${samples}` : ''),
  );
  return {id, rests};
}

/**
 * Returns the whole text of each section, its code last.
 *
 * @param index the outline with its text.
 * @throws Error when the parts belong to different builds.
 */
export function wholeTexts(
  index: SearchIndex,
  {id}: IndexOutline,
  {id: restId, rests}: IndexRest,
): string[] {
  if (restId !== id) {
    throw new Error('The parts of the search index belong to different builds of the site.');
  }
  return excerptsOf(index).map((excerpt, place) => excerpt + (rests[place] ?? ''));
}
