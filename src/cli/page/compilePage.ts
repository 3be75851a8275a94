import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  type SimpleProcessor,
  createProcessorUncached,
} from '@docusaurus/mdx-loader/lib/processor.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {frontMatterMistakes, parseFrontMatter} from '../../features/writing/front-matter/index.ts';
import {explain} from '../../features/writing/compile-errors/index.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import config from '../../../docusaurus.config.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins} from '../../config/markdown.ts';

/** Returns what turns the text of a page into a module, as the build does for the docs. */
function createPageProcessor(siteDir: string): Promise<SimpleProcessor> {
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

let processor: Promise<SimpleProcessor> | undefined;

function pageProcessor(siteDir: string): Promise<SimpleProcessor> {
  processor ??= createPageProcessor(siteDir);
  return processor;
}

/**
 * Compiles a page's text the way the build does, front matter included, without bundling.
 *
 * @returns the errors of the front matter and the first of the body; empty when the page is good. Links are checked by `linkMistakes`.
 */
export async function compileText(file: string, content: string): Promise<Diagnostic[]> {
  const filePath = path.resolve(file);
  const errors = frontMatterMistakes(file, content);
  const {frontMatter} = await parseFrontMatter({
    filePath,
    fileContent: content,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  try {
    const {process: compile} = await pageProcessor(process.cwd());
    await compile({content, filePath, frontMatter, compilerName: 'client'});
  } catch (error) {
    errors.push(explain(file, content, error as Error));
  }
  return errors;
}

/** Reads and compiles a page, see `compileText`. */
export async function compilePage(file: string): Promise<Diagnostic[]> {
  return compileText(path.relative(process.cwd(), file), await readFile(file, 'utf8'));
}
