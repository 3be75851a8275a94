// Adds the components writers use without import, and native details that hash links can open.
import type {ComponentType} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Head from '@docusaurus/Head';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {MdxComponentName} from '@site/src/data/mdxComponents';
import BeforeYouStart from '@site/src/components/BeforeYouStart';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import CodeBlock from '@site/src/components/CodeBlock';
import DemoData from '@site/src/components/DemoData';
import Details from '@site/src/components/Details';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import Glossary from '@site/src/components/Glossary';
import MathStylesheet from '@site/src/components/MathStylesheet';
import ScrollableTable from '@site/src/components/ScrollableTable';
import SdkCapabilities from '@site/src/components/SdkCapabilities';
import SdkDefault from '@site/src/components/SdkDefault';
import SdkInstall from '@site/src/components/SdkInstall';
import SdkOptions from '@site/src/components/SdkOptions';
import SdkSignature from '@site/src/components/SdkSignature';
import SdkVersion from '@site/src/components/SdkVersion';
import Since from '@site/src/components/Since';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import UiPath from '@site/src/components/UiPath';

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
  SdkCapabilities,
  SdkDefault,
  SdkInstall,
  SdkOptions,
  SdkSignature,
  SdkVersion,
  Since,
  Steps,
  TabItem,
  Tabs,
  Term,
  UiPath,
  // Components have props of their own; a page passes them by name, unchecked by TypeScript.
} satisfies Record<MdxComponentName, ComponentType<never>>;

export default {
  ...MDXComponents,
  ...components,
  details: Details,
  table: ScrollableTable,
};
