import type {Code, InlineCode, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultUrl} from '../../site/settings.ts';
import {site} from '../../site/index.ts';

/**
 * Returns the remark plugin that writes the address of this site where code on a page holds the
 * default one, so that what a reader pastes leads here.
 */
export default function remarkSiteAddress() {
  return (tree: Root): void => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      const code = node as Code | InlineCode;
      code.value = code.value.replaceAll(defaultUrl, site.DOCS_URL);
    });
  };
}
