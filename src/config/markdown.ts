import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkMath from 'remark-math';
import type {ParseFrontMatter} from '@docusaurus/types';
import remarkMovedLinks from '../features/addresses/movedLinks.ts';
import remarkSiteAddress from '../features/mcp/siteAddress.ts';
import remarkFlagPlayground from '../features/flag-playground/remark/index.ts';
import remarkApiReference from '../features/reference/api-pages/index.ts';
import rehypeCodeBlocks from '../features/code-blocks/index.ts';
import remarkCharts from '../features/charts/index.ts';
import remarkDiagrams from '../features/diagrams/index.ts';
import remarkProductScreens from '../features/product-screens/index.ts';
import remarkKnownComponents from '../features/writing/known-components/index.ts';
import remarkGlossaryTerms from '../features/glossary/index.ts';
import {
  rehypeRowHeaders,
  rehypeTableCode,
  rehypeTableShape,
} from '../features/page-elements/tables.ts';
import rehypeMath from '../features/math/index.ts';
import remarkSchemaTables from '../features/reference/schema-tables/index.ts';
import remarkSdkCalls from '../features/sdk-calls/index.ts';
import remarkSdkData from '../features/sdks/index.ts';
import remarkSharedFacts from '../features/shared-facts/index.ts';
import remarkSimulators from '../features/simulators/remark/index.ts';
import remarkReferenceTable from '../features/statistics/reference-table/index.ts';
import remarkSourceMistakes from '../features/writing/source-mistakes/index.ts';
import rehypeStaticHtml from '../features/lean-pages/static-html/index.ts';
import {redirects} from './redirects.ts';
import {pageLabel} from '../features/samples/label.ts';
import {parseFrontMatter as parseChecked} from '../features/writing/front-matter/index.ts';

/** What turns our MDX into pages, in order. Shared by docs, blog and the single-page check. */
export const remarkPlugins = [
  [remarkMovedLinks, redirects],
  remarkSiteAddress,
  remarkSchemaTables,
  remarkSharedFacts,
  remarkSdkData,
  remarkSdkCalls,
  remarkFlagPlayground,
  remarkSimulators,
  remarkReferenceTable,
  remarkKnownComponents,
  remarkGlossaryTerms,
  remarkMath,
  remarkCharts,
  remarkDiagrams,
  remarkProductScreens,
  [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
];

/** What must run before Docusaurus replaces admonitions and collects headings. */
export const beforeDefaultRemarkPlugins = [remarkSourceMistakes, remarkApiReference];

export const rehypePlugins = [
  rehypeRowHeaders,
  rehypeMath,
  rehypeCodeBlocks,
  rehypeTableCode,
  rehypeTableShape,
  rehypeStaticHtml,
];

/** Words that somebody reads in a minute, code and tables included. */
const WORDS_PER_MINUTE = 220;

/** Nobody reads a reference or a form from end to end, and a tutorial says how long its work takes. */
const READ_THROUGH: readonly unknown[] = ['explanation', 'how-to'];

/**
 * Parses and checks front matter, and adds the minutes that a page takes that is read from end to end, and
 * the versions that its samples were checked with.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await parseChecked(params);
  // What pages share has no data of its own.
  if (path.basename(params.filePath).startsWith('_')) return parsed;
  const samples = pageLabel(path.relative('.', params.filePath));
  const isReadThrough = READ_THROUGH.includes(parsed.frontMatter.kind);
  const minutes = Math.ceil(parsed.content.split(/\s+/).length / WORDS_PER_MINUTE);
  const added = {...(isReadThrough && {minutes}), ...(samples && {samples})};
  return {...parsed, frontMatter: {...parsed.frontMatter, ...added}};
};
