import {readPage} from '../../shared/built-page/readPage.ts';
import {articleToMarkdown, type Addresses} from './articleToMarkdown.ts';

/** A page in Markdown. */
export interface Twin {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

/** What decides about the twin of a page: see `BuiltPage`. */
export interface TwinSource {
  route: string;
  source: string;
  addresses: Addresses;
}

/** Returns the twin of a page; none for a page without a title. Works in a thread of its own. */
export default function twinOf({route, source, addresses}: TwinSource): Twin[] {
  const page = readPage(route, source);
  const markdown = articleToMarkdown(page, addresses);
  return page.text && markdown !== undefined
    ? [{route, title: page.text.title, description: page.meta.description ?? '', markdown}]
    : [];
}
