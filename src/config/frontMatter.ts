import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pageLabel} from '../features/samples/pageLabel.ts';
import {parseFrontMatter as parseChecked} from '../features/writing/front-matter/index.ts';

/** Words that somebody reads in a minute, code and tables included. */
const WORDS_PER_MINUTE = 220;

/**
 * Parses and checks front matter, and adds the minutes that the page takes to read and the versions that
 * its samples were checked with.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await parseChecked(params);
  // What pages share has no data of its own.
  if (path.basename(params.filePath).startsWith('_')) return parsed;
  const page = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const samples = pageLabel(page);
  const minutes = Math.ceil(parsed.content.split(/\s+/).length / WORDS_PER_MINUTE);
  return {...parsed, frontMatter: {...parsed.frontMatter, minutes, ...(samples && {samples})}};
};
