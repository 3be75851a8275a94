import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {code, fence, paragraph, text} from '../../shared/mdx/nodes.ts';
import type {ElementKind} from '../../shared/mdx/replaceElements.ts';
import {capabilitiesTable} from './views/capabilities.ts';
import {changeDelaysTable} from './views/changeDelays.ts';
import {eventTabs} from './views/events.ts';
import {clientStartsTable} from './views/clientStarts.ts';
import {commonPagesTable, fillSdkLink} from './views/commonPages.ts';
import {frameworksTable} from './views/frameworks.ts';
import {installData} from './views/install.ts';
import {evaluationCostTable} from './views/evaluationCost.ts';
import {codesTable, declaredCodesTable} from './views/evaluationCodes.ts';
import {messagesTable} from './views/messages.ts';
import {defaultData, optionsData} from './views/options.ts';
import {rowList} from './views/rowList.ts';
import {signatureContent} from './views/signature.ts';
import {sdkTiles} from './views/tiles.ts';
import {releasedVersion, sinceBadge, versionBadge} from './views/version.ts';

function installTabs(sdk: string): MdxJsxFlowElement {
  const tabs = installData(sdk).map(({value, label, language, code: install, note}) => ({
    ...jsxElement('TabItem', {value, label}),
    children: [fence(language, install), ...(note ? [paragraph(text(note))] : [])],
  }));
  return {...jsxElement('Tabs', {groupId: 'package-manager'}), children: tabs};
}

/** The elements that show manifest data. */
export const elements = {
  Since: {
    attributes: {required: ['version']},
    content: ({version = ''}) => ({words: [sinceBadge(releasedVersion(version))]}),
  },
  SdkVersion: {
    attributes: {required: ['sdk']},
    content: ({sdk = ''}) => ({words: [versionBadge(sdk)]}),
  },
  SdkInstall: {
    attributes: {required: ['sdk']},
    content: ({sdk = ''}) => ({blocks: [installTabs(sdk)]}),
  },
  SdkOptions: {
    attributes: {required: ['sdk', 'of']},
    content({sdk = '', of = ''}) {
      const {rows, isOutput} = optionsData(sdk, of);
      return {blocks: [rowList(of, rows, isOutput)]};
    },
  },
  SdkSignature: {
    attributes: {required: ['sdk', 'name']},
    content: ({sdk = '', name = ''}) => ({blocks: signatureContent(sdk, name)}),
  },
  SdkDefault: {
    attributes: {required: ['sdk', 'option']},
    content: ({sdk = '', option = ''}) => ({words: [code(defaultData(sdk, option))]}),
  },
  SdkCapabilities: {
    attributes: {required: ['side']},
    content: ({side = ''}) => ({blocks: [capabilitiesTable(side)]}),
  },
  SdkEvent: {
    attributes: {required: ['of']},
    content: ({of = ''}) => ({blocks: [eventTabs(of)]}),
  },
  EvaluationCodes: {
    attributes: {required: ['kind']},
    content: ({kind = ''}) => ({blocks: [codesTable(kind)]}),
  },
  DeclaredCodes: {
    attributes: {required: []},
    content: () => ({blocks: [declaredCodesTable()]}),
  },
  SdkMessages: {
    attributes: {required: ['sdk']},
    content: ({sdk = ''}) => ({blocks: [messagesTable(sdk)]}),
  },
  SdkChangeDelays: {
    attributes: {required: []},
    content: () => ({blocks: [changeDelaysTable()]}),
  },
  SdkEvaluationCost: {
    attributes: {required: []},
    content: () => ({blocks: evaluationCostTable()}),
  },
  SdkClientStarts: {
    attributes: {required: []},
    content: () => ({blocks: [clientStartsTable()]}),
  },
  SdkLink: {
    attributes: {required: ['page']},
    content({page = ''}, tree, element) {
      fillSdkLink(page, tree, element);
      return undefined;
    },
  },
  SdkFrameworks: {
    attributes: {required: []},
    content: () => ({blocks: [frameworksTable()]}),
  },
  SdkTiles: {
    attributes: {required: [], optional: ['side']},
    content: ({side}) => ({blocks: [sdkTiles(side)]}),
  },
  SdkPages: {
    attributes: {required: []},
    content: () => ({blocks: [commonPagesTable()]}),
  },
} satisfies Record<string, ElementKind>;
