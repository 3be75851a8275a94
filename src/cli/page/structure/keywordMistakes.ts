import {parse} from 'yaml';
import {lineAt} from '../../../shared/lineAt.ts';
import {splitFrontMatter} from '../../../shared/mdx/frontMatter.ts';
import type {PageError} from '../compilePage.ts';
import {brokenPromises, withShown} from './keywordPromises.ts';

/** The glossary lists the names that pages no longer use, so that searchers find the others. */
const GLOSSARY = 'docs/glossary.mdx';

interface FrontMatter {
  title?: string;
  description?: string;
  keywords?: string[];
}

/** Finds the keywords of a page of the docs that promise what it does not say. */
export function keywordMistakes(file: string, source: string): PageError[] {
  if (!file.startsWith('docs/') || file === GLOSSARY) {
    return [];
  }
  const {yaml, body: text} = splitFrontMatter(source);
  const frontMatter = parse(yaml) as FrontMatter | null;
  const {title = '', description = '', keywords = []} = frontMatter ?? {};
  const body = withShown(text);
  return brokenPromises({title, description, keywords, body}).map((keyword) => ({
    file,
    line: lineAt(source, Math.max(0, source.indexOf(keyword))),
    reason: `the keyword "${keyword}" stands nowhere on the page: answer it or remove it`,
  }));
}
