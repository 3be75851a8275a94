import {readFileSync} from 'node:fs';
import path from 'node:path';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import config from '../../docusaurus.config.ts';
import {
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from '../../src/config/markdown.ts';
import {keepCompiled} from '../../src/features/build-cache/keepCompiled.ts';
import {siteKept} from '../../src/shared/build-cache/kept.ts';

/** What a run made of pages. */
export interface Run {
  /** The module of each page. */
  modules: Record<string, string>;
  /** Those that were not kept. */
  compiled: string[];
}

/** Compiles pages of the site in the working directory as a build does, twice, and keeps them. */
export default async function compilePages(pages: readonly string[]): Promise<Run> {
  const root = process.cwd();
  const compiled: string[] = [];
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir: root,
      staticDirs: [path.join(root, 'static')],
      admonitions: true,
      markdownConfig: validateConfig(config, 'docusaurus.config.ts').markdown,
      beforeDefaultRemarkPlugins,
      remarkPlugins,
      rehypePlugins,
    },
  });
  const counted: typeof processor = {
    process: (page) => {
      compiled.push(path.relative(root, page.filePath));
      return processor.process(page);
    },
  };
  const {process: compile} = keepCompiled(counted, {
    kept: siteKept(root),
    root,
    options: '',
    samplesOf: () => undefined,
  });
  const modules: Record<string, string> = {};
  for (const page of [...pages, ...pages]) {
    const {content} = await compile({
      content: readFileSync(page, 'utf8'),
      filePath: path.resolve(page),
      frontMatter: {},
      compilerName: 'client',
    });
    modules[page] = content;
  }
  return {modules, compiled};
}
