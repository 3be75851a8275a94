import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import remarkMath from 'remark-math';
import remarkMovedLinks from '../features/addresses/movedLinks.ts';
import remarkSiteAddress from '../features/mcp/siteAddress.ts';
import remarkFlagPlayground from '../features/flag-playground/remark/index.ts';
import remarkMetricExplorer from '../features/metric-explorer/remark/index.ts';
import remarkApiReference from '../features/reference/api-pages/index.ts';
import rehypeCodeBlocks from '../features/code-blocks/index.ts';
import remarkCharts from '../features/charts/index.ts';
import remarkDiagrams from '../features/diagrams/index.ts';
import remarkProductScreens from '../features/product-screens/index.ts';
import remarkKnownComponents from '../features/writing/known-components/index.ts';
import remarkGlossaryTerms from '../features/glossary/index.ts';
import rehypeRowHeaders from '../features/page-elements/row-headers/index.ts';
import rehypeTableCode from '../features/page-elements/table-code/index.ts';
import rehypeTableShape from '../features/page-elements/table-shape/index.ts';
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

/** What turns our MDX into pages, in order. Shared by docs, blog and the single-page check. */
export const remarkPlugins = [
  [remarkMovedLinks, redirects],
  remarkSiteAddress,
  remarkSchemaTables,
  remarkSharedFacts,
  remarkSdkData,
  remarkSdkCalls,
  remarkFlagPlayground,
  remarkMetricExplorer,
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
