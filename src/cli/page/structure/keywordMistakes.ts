import {lineAt} from '../../../shared/lineAt.ts';
import {frontMatterOf, splitFrontMatter} from '../../../shared/mdx/frontMatter.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {brokenPromises, withShown} from './keywordPromises.ts';

/** The glossary lists the names that pages no longer use, so that searchers find the others. */
const GLOSSARY = 'docs/glossary.mdx';

/** Finds the keywords of a page of the docs that promise what it does not say. */
export function keywordMistakes(file: string, source: string): Diagnostic[] {
  if (!file.startsWith('docs/') || file === GLOSSARY) {
    return [];
  }
  const {title = '', description = '', keywords = []} = frontMatterOf(source);
  const body = withShown(splitFrontMatter(source).body);
  return brokenPromises({title, description, keywords, body}).map((keyword) => ({
    file,
    line: lineAt(source, Math.max(0, source.indexOf(keyword))),
    message: `the keyword "${keyword}" stands nowhere on the page: answer it or remove it`,
  }));
}
