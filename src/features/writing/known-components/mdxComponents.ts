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
  'Term',
  'UiPath',
] as const;

export type MdxComponentName = (typeof mdxComponentNames)[number];

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
  'References',
  'SchemaTable',
  'SdkCapabilities',
  'SdkChangeDelays',
  'SdkClientStarts',
  'SdkDefault',
  'SdkEvent',
  'SdkInstall',
  'SdkMessages',
  'SdkOptions',
  'SdkSignature',
  'SdkVersion',
  'SettingCombinations',
  'Since',
] as const;
