import {parse} from 'yaml';
import type {PageError} from '../compilePage.ts';
import {brokenPromises, withShown} from './keywordPromises.ts';

/** The glossary lists the names that pages no longer use, so that searchers find the others. */
const GLOSSARY = 'docs/glossary.mdx';

const RE_FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/;

interface FrontMatter {
  title?: string;
  description?: string;
  keywords?: string[];
}

function lineOf(source: string, keyword: string): number {
  return source.slice(0, Math.max(0, source.indexOf(keyword))).split('\n').length;
}

/** Finds the keywords of a page of the docs that promise what it does not say. */
export function keywordMistakes(file: string, source: string): PageError[] {
  if (!file.startsWith('docs/') || file === GLOSSARY) {
    return [];
  }
  const frontMatter = parse(RE_FRONT_MATTER.exec(source)?.[1] ?? '') as FrontMatter | null;
  const {title = '', description = '', keywords = []} = frontMatter ?? {};
  const body = withShown(source.replace(RE_FRONT_MATTER, ''));
  return brokenPromises({title, description, keywords, body}).map((keyword) => ({
    file,
    line: lineOf(source, keyword),
    reason: `the keyword "${keyword}" stands nowhere on the page: answer it or remove it`,
  }));
}
