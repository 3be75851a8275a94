import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createPageProcessor} from '../../src/cli/page/createPageProcessor.ts';
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
  const processor = await createPageProcessor(root);
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
