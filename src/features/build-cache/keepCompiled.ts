import path from 'node:path';
import {keepLater, type Kept} from '../../shared/build-cache/kept.ts';

/** What the MDX loader hands over, and what it takes from the result. */
interface Page {
  content: string;
  filePath: string;
  frontMatter: Record<string, unknown>;
  compilerName: string;
}

interface Compiled {
  content: string;
  data: {contentTitle?: string};
}

/** What turns the text of a page into a module. */
export interface Processor {
  process(page: Page): Promise<Compiled>;
}

interface Site {
  kept: Kept;
  /** Folder of the repository. */
  root: string;
  /** What the processor was made with. */
  options: string;
  /** How the samples of a page were proven, given by its path in the repository. */
  samplesOf(page: string): unknown;
}

/**
 * What other pages decide: the address that replaces a link to a file stands in the page it leads
 * to, and `SdkMessages` collects rows of other pages.
 */
export const RE_ASKS_OTHER_PAGES =
  /\]\([^)\s]*\.mdx?\b|^\s*\[[^\]]+\]:\s*\S*\.mdx?\b|<SdkMessages\b/m;

/**
 * Returns a processor that compiles a page only when its text, its front matter, the proofs of its
 * samples or its surroundings are not those of a page that was kept. What fails is not kept.
 */
export function keepCompiled(
  processor: Processor,
  {kept, root, options, samplesOf}: Site,
): Processor {
  return {
    async process(page) {
      const {content, filePath, frontMatter, compilerName} = page;
      if (RE_ASKS_OTHER_PAGES.test(content)) return processor.process(page);
      const name = path.relative(root, filePath).split(path.sep).join('/');
      const inputs = [options, compilerName, filePath, content, frontMatter, samplesOf(name)];
      return keepLater<Compiled>(kept, inputs, async () => {
        const compiled = await processor.process(page);
        return {content: compiled.content, data: {contentTitle: compiled.data.contentTitle}};
      });
    },
  };
}
