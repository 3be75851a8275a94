import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  blocks,
  replaceElements,
  words,
  type ElementKind,
} from '../../shared/mdx/replaceElements.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {code, fence, paragraph, text} from '../../shared/mdx/nodes.ts';
import {capabilitiesTable} from './capabilities.ts';
import {changeDelaysTable} from './views/propagation.ts';
import {eventTabs} from './views/events.ts';
import {clientStartsTable} from './views/clientStarts.ts';
import {commonPagesTable, fillSdkLink, frameworksTable, sdkTiles} from './commonPages.ts';
import {installData} from './views/install.ts';
import {evaluationCostTable} from './evaluationCost.ts';
import {codesTable, declaredCodesTable} from './evaluationCodes.ts';
import {messagesTable} from './messages.ts';
import {defaultData, optionsData} from './views/options.ts';
import {rowList, signatureContent} from './views/signature.ts';
import {releasedVersion, sinceBadge, versionBadge} from './views/version.ts';

function installTabs(sdk: string): MdxJsxFlowElement {
  const tabs = installData(sdk).map(({value, label, language, code: install, note}) => ({
    ...jsxElement('TabItem', {value, label}),
    children: [fence(language, install), ...(note ? [paragraph(text(note))] : [])],
  }));
  return {...jsxElement('Tabs', {groupId: 'package-manager'}), children: tabs};
}

/** The elements that show manifest data. */
const elements = {
  Since: words(['version'], ({version}) => [sinceBadge(releasedVersion(version))]),
  SdkVersion: words(['sdk'], ({sdk}) => [versionBadge(sdk)]),
  SdkInstall: blocks(['sdk'], ({sdk}) => [installTabs(sdk)]),
  SdkOptions: blocks(['sdk', 'of'], ({sdk, of}) => {
    const {rows, isOutput} = optionsData(sdk, of);
    return [rowList(of, rows, isOutput)];
  }),
  SdkSignature: blocks(['sdk', 'name'], ({sdk, name}) => signatureContent(sdk, name)),
  SdkDefault: words(['sdk', 'option'], ({sdk, option}) => [code(defaultData(sdk, option))]),
  SdkCapabilities: blocks(['side'], ({side}) => [capabilitiesTable(side)]),
  SdkEvent: blocks(['of'], ({of}) => [eventTabs(of)]),
  EvaluationCodes: blocks(['kind'], ({kind}) => [codesTable(kind)]),
  DeclaredCodes: blocks([], () => [declaredCodesTable()]),
  SdkMessages: blocks(['sdk'], ({sdk}) => [messagesTable(sdk)]),
  SdkChangeDelays: blocks([], () => [changeDelaysTable()]),
  SdkEvaluationCost: blocks([], evaluationCostTable),
  SdkClientStarts: blocks([], () => [clientStartsTable()]),
  SdkFrameworks: blocks([], () => [frameworksTable()]),
  SdkPages: blocks([], () => [commonPagesTable()]),
  SdkTiles: {
    attributes: {required: [], optional: ['side']},
    content: ({side}) => ({blocks: [sdkTiles(side)]}),
  },
  SdkLink: {
    attributes: {required: ['page']},
    content({page = ''}, tree, element) {
      fillSdkLink(page, tree, element);
      return undefined;
    },
  },
} satisfies Record<string, ElementKind>;

/**
 * Remark plugin: replaces `<SdkOptions sdk="node" of="IClientConfig" />` and its siblings by tables,
 * fences and badges, so that no manifest reaches the reader's browser. Fails the build at the line
 * of an unknown SDK or symbol.
 */
export default function remarkSdkData() {
  return replaceElements(elements);
}
