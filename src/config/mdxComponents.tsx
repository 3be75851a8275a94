import type {ComponentType} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Head from '@docusaurus/Head';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {MdxComponentName} from '../features/writing/known-components/mdxComponents.ts';
import BeforeYouStart from '../features/shared-facts/ui/BeforeYouStart/index.tsx';
import Card from '../features/page-elements/Card/index.tsx';
import CardGrid from '../features/page-elements/CardGrid/index.tsx';
import CodeBlock from '../features/code-blocks/ui/index.tsx';
import DemoData from '../features/shared-facts/ui/DemoData/index.tsx';
import Details from '../features/page-elements/Details/index.tsx';
import Diagram from '../features/diagrams/ui/index.tsx';
import Figure from '../features/diagrams/ui/Figure/index.tsx';
import Glossary from '../features/glossary/ui/Glossary/index.tsx';
import MathStylesheet from '../features/math/ui/MathStylesheet/index.tsx';
import StaticLinks from '../features/lean-pages/static-html/StaticLinks.tsx';
import ScrollableTable from '../shared/ui/ScrollableTable/index.tsx';
import Steps from '../features/page-elements/Steps/index.tsx';
import UiPath from '../features/page-elements/UiPath/index.tsx';

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
