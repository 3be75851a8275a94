import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {frontMatterMistakes, parseFrontMatter} from '../../features/writing/front-matter/index.ts';
import {explain} from '../../features/writing/compile-errors/explain.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {createPageProcessor} from './createPageProcessor.ts';

let processor: Promise<SimpleProcessor> | undefined;

function pageProcessor(siteDir: string): Promise<SimpleProcessor> {
  processor ??= createPageProcessor(siteDir);
  return processor;
}

/**
 * Compiles a page's text the way the build does, front matter included, without bundling.
 *
 * @param file path of the page, relative to the repository, which is the working directory.
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
