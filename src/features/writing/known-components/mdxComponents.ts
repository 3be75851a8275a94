/** Components every MDX page can use without an import, beside plain HTML and Markdown. */
export const mdxComponentNames = [
  'BeforeYouStart',
  'Card',
  'CardGrid',
  'CodeBlock',
  'DemoData',
  'Details',
  'Diagram',
  'Figure',
  'Glossary',
  'Head',
  'MathStylesheet',
  'Steps',
  'TabItem',
  'Tabs',
  'UiPath',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];

/** The attributes that a page may give to components; those of the others are written by plugins. */
export const componentAttributes: Partial<Record<string, readonly string[]>> = {
  Card: ['title', 'to', 'icon'],
  CardGrid: [],
  Details: ['open', 'id'],
  Figure: ['caption'],
  Glossary: ['area'],
  Steps: [],
  TabItem: ['value', 'label', 'default'],
  Tabs: ['groupId', 'defaultValue'],
  UiPath: [],
};

/** Elements that plugins replace by content while building; no component of that name exists. */
export const buildElementNames = [
  'ApiObject',
  'ApiOperation',
  'ApiOverview',
  'ByMethod',
  'Cite',
  'CombinationReasons',
  'DeclaredCodes',
  'Destination',
  'EvaluationCodes',
  'Propagation',
  'ReferenceCases',
  'References',
  'SchemaTable',
  'SdkCapabilities',
  'SdkChangeDelays',
  'SdkClientStarts',
  'SdkDefault',
  'SdkEvaluationCost',
  'SdkEvent',
  'SdkInstall',
  'SdkLink',
  'SdkMessages',
  'SdkOptions',
  'SdkPages',
  'SdkSignature',
  'SdkVersion',
  'SettingCombinations',
  'Since',
] as const;
