import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkMath from 'remark-math';
import {katexStylesheet} from '../site/katex.ts';
import remarkApiReference from './api-reference/index.ts';
import rehypeCodeBlocks from './code-blocks/index.ts';
import remarkDiagrams from './diagrams/index.ts';
import remarkKnownComponents from './known-components/index.ts';
import remarkGlossaryTerms from './glossary-terms/index.ts';
import rehypeMath from './math/index.ts';
import remarkSchemaTables from './schema-tables/index.ts';
import remarkSdkData from './sdk-data/index.ts';
import remarkSharedFacts from './shared-facts/index.ts';
import remarkSourceMistakes from './source-mistakes/index.ts';
import rehypeStaticHtml from './static-html/index.ts';

/** What turns our MDX into pages, in order. Shared by docs, blog and the single-page check. */
export const remarkPlugins = [
  remarkSchemaTables,
  remarkSharedFacts,
  remarkKnownComponents,
  remarkSdkData,
  remarkGlossaryTerms,
  remarkMath,
  remarkDiagrams,
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
];

/** What must run before Docusaurus replaces admonitions and collects headings. */
export const beforeDefaultRemarkPlugins = [remarkSourceMistakes, remarkApiReference];

export const rehypePlugins = [
  [rehypeMath, {stylesheet: katexStylesheet}],
  rehypeCodeBlocks,
  rehypeStaticHtml,
];
