import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pageLabel} from '../features/samples/pageLabel.ts';
import {parseFrontMatter as parseChecked} from '../features/writing/front-matter/index.ts';

/** Parses and checks front matter, and adds the versions that the page's samples were checked with. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await parseChecked(params);
  const page = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const samples = pageLabel(page);
  return samples ? {...parsed, frontMatter: {...parsed.frontMatter, samples}} : parsed;
};
