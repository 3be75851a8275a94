// Adds the components writers use without import, and native details that hash links can open.
import type {ComponentType} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {MdxComponentName} from '../../features/writing/known-components/mdxComponents.ts';
import BeforeYouStart from '../../features/shared-facts/ui/BeforeYouStart/index.tsx';
import Card, {CardGrid, Details, Steps, UiPath} from '../../features/page-elements/index.tsx';
import CodeBlock from '../../features/code-blocks/ui/index.tsx';
import DemoData from '../../features/shared-facts/ui/DemoData/index.tsx';
import Diagram, {Figure} from '../../features/diagrams/ui/index.tsx';
import Glossary from '../../features/glossary/ui/Glossary/index.tsx';
import MathStylesheet from '../../features/math/ui/MathStylesheet/index.tsx';
import ScrollableTable from '../../shared/ui/ScrollableTable/index.tsx';

/** Tells Docusaurus where the links in a page's static HTML lead, and what they may lead to, so that it finds broken ones. */
function StaticLinks({to, ids}: {to: string; ids?: string}): null {
  const {collectLink, collectAnchor} = useBrokenLinks();
  to.split(' ').forEach(collectLink);
  ids?.split(' ').forEach(collectAnchor);
  return null;
}

const components = {
  BeforeYouStart,
  Card,
  CardGrid,
  CodeBlock,
  DemoData,
  Details,
  Diagram,
  Figure,
  Glossary,
  Head,
  MathStylesheet,
  Steps,
  TabItem,
  Tabs,
  UiPath,
  // Components have props of their own; a page passes them by name, unchecked by TypeScript.
} satisfies Record<MdxComponentName, ComponentType<never>>;

export default {
  ...MDXComponents,
  ...components,
  details: Details,
  table: ScrollableTable,
  // Written by `static-html`, not by writers.
  StaticLinks,
};
