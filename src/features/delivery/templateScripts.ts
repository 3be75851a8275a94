import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type {Props} from '@docusaurus/types';
import {inlineScripts} from '../../shared/built-page/inlineScripts.ts';

/** Returns the inline scripts of a page without content: those of the template and of plugins. */
export async function templateScripts({
  siteConfig,
  baseUrl,
  headTags,
  preBodyTags,
  postBodyTags,
}: Props): Promise<string[]> {
  const render = await compileSSGTemplate(siteConfig.ssrTemplate ?? docusaurusTemplate);
  const page = render({
    appHtml: '',
    baseUrl,
    headTags,
    preBodyTags,
    postBodyTags,
    htmlAttributes: '',
    bodyAttributes: '',
    metaAttributes: [],
    scripts: [],
    stylesheets: [],
    noIndex: false,
    version: '',
  });
  return [...new Set(inlineScripts(page))];
}
