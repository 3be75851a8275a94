import type {Code, InlineCode} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {capabilitiesData} from './views/capabilities.ts';
import {installData} from './views/install.ts';
import {defaultData, optionsData} from './views/options.ts';
import {signatureData} from './views/signature.ts';
import {versionData} from './views/version.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';

/** What an element receives at build time. */
type ElementContent = {
  data?: unknown;
  /** Fences inside the element, so that the site's highlighter sees them. */
  children?: MdxJsxFlowElement['children'];
  /** What takes the place of the element, which needs no component then. */
  instead?: MdxJsxFlowElement | InlineCode;
};

type ElementKind = {
  attributes: readonly string[];
  content(attributes: Readonly<Record<string, string>>): ElementContent;
};

function fence(language: string, value: string): Code {
  return {type: 'code', lang: language, value};
}

function installTabs(sdk: string): MdxJsxFlowElement {
  const tabs = installData(sdk).map(({value, label, language, code, note}) => ({
    ...jsxElement('TabItem', {value, label}),
    children: [
      fence(language, code),
      ...(note
        ? [{type: 'paragraph' as const, children: [{type: 'text' as const, value: note}]}]
        : []),
    ],
  }));
  return {...jsxElement('Tabs', {groupId: 'package-manager'}), children: tabs};
}

/** The components that show manifest data, with what each needs of it. */
export const elements: Readonly<Record<string, ElementKind>> = {
  SdkVersion: {
    attributes: ['sdk'],
    content: ({sdk = ''}) => ({data: versionData(sdk)}),
  },
  SdkInstall: {
    attributes: ['sdk'],
    content: ({sdk = ''}) => ({instead: installTabs(sdk)}),
  },
  SdkOptions: {
    attributes: ['sdk', 'of'],
    content: ({sdk = '', of = ''}) => ({data: optionsData(sdk, of)}),
  },
  SdkSignature: {
    attributes: ['sdk', 'name'],
    content: ({sdk = '', name = ''}) => {
      const [first, ...overloads] = signatureData(sdk, name);
      if (!first) return {};
      const code = [first, ...overloads].map((each) => each.signature).join('\n');
      return {data: first, children: [fence(first.language, code)]};
    },
  },
  SdkDefault: {
    attributes: ['sdk', 'option'],
    content: ({sdk = '', option = ''}) => ({
      instead: {type: 'inlineCode', value: defaultData(sdk, option)},
    }),
  },
  SdkCapabilities: {
    attributes: [],
    content: () => ({data: capabilitiesData()}),
  },
};
