import path from 'node:path';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {
  createProcessorUncached,
  type SimpleProcessor,
} from '@docusaurus/mdx-loader/lib/processor.js';
import config from '../../../docusaurus.config.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins} from '../../config/markdown.ts';

/** Returns what turns the text of a page into a module, as the build does for the docs. */
export function createPageProcessor(siteDir: string): Promise<SimpleProcessor> {
  return createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      admonitions: true,
      markdownConfig: validateConfig(config, 'docusaurus.config.ts').markdown,
      beforeDefaultRemarkPlugins,
      remarkPlugins,
      rehypePlugins,
    },
  });
}
