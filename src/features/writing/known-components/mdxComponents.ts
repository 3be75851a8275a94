import type {AttributeNames} from '../../../shared/mdx/replaceElements.ts';

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

/** The attributes that pages give to components; those of the others are written by plugins. */
export const componentAttributes = new Map(
  Object.entries<AttributeNames>({
    BeforeYouStart: {required: ['role', 'time'], optional: ['feature']},
    Card: {required: ['title', 'to'], optional: ['icon', 'picture']},
    CardGrid: {required: []},
    DemoData: {required: []},
    Details: {required: [], optional: ['open', 'id']},
    Figure: {required: ['caption']},
    Glossary: {required: ['area']},
    Steps: {required: []},
    TabItem: {required: ['value', 'label'], optional: ['default']},
    Tabs: {required: ['groupId'], optional: ['defaultValue']},
    UiPath: {required: []},
  }),
);

/**
 * Tabs of a group follow each other, and screen readers hear its name; those of `sdk` are named after
 * the SDKs.
 */
export const TAB_GROUPS = [
  'sdk',
  'warehouse',
  'pipeline',
  'forking-language',
  'forking-server',
  'script',
  'language',
  'randomization',
  'ai-tool',
  'bundler',
  'variation',
] as const;
