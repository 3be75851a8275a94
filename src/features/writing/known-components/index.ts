import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {filledElements} from '../../../shared/mdx/replaceElements.ts';
import htmlTags from 'html-tags';
import type {Nodes, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {find, hastToReact, html} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {suggest, suggestOrList} from '../../../shared/suggest.ts';
import {componentAttributes, mdxComponentNames, TAB_GROUPS} from './mdxComponents.ts';
import {importsOf} from '../../../shared/mdx/importsOf.ts';
import {attributeTexts} from '../../../shared/mdx/findLinks.ts';
import {sdkNames} from '../../sdks/definitions.ts';

const SITE = '@site/';

/** What the build tries behind the path of an import. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mdx', '/index.ts', '/index.tsx', '/index.js'];

const isFile = (file: string): boolean =>
  statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

function namesIn(folder: string): string[] {
  return statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? readdirSync(folder) : [];
}

/** Says which import of a page leads to no file of the site, with the nearest name that does. */
function missingImport(node: MdxjsEsm): string | undefined {
  const missing = importsOf(node)
    .map(({source}) => source)
    .filter((source) => source.startsWith(SITE))
    .find((source) => !ENDINGS.some((ending) => isFile(source.slice(SITE.length) + ending)));
  if (missing === undefined) return undefined;
  const {dir, base} = path.posix.parse(missing.slice(SITE.length));
  return `${missing} is no file; ${suggest(base, namesIn(dir)) ?? 'correct the path of the import.'}`;
}

/** What the tabs of a page cannot be shown with, and where. */
interface TabMistake {
  node: Nodes;
  reason: string;
}

const isTab = (node: Nodes): boolean => 'name' in node && node.name === 'TabItem';

function groupMistake(group: string | undefined, values: readonly string[]): string | undefined {
  if (group === undefined) return undefined;
  if (!(TAB_GROUPS as readonly string[]).includes(group)) {
    return `No tabs follow groupId="${group}"; ${suggestOrList(group, TAB_GROUPS)}`;
  }
  const stray = group === 'sdk' ? values.find((value) => !sdkNames.includes(value)) : undefined;
  return stray === undefined
    ? undefined
    : `value="${stray}" is no SDK, so the tab follows no reader; ${suggestOrList(stray, sdkNames)}`;
}

/** Finds what keeps tabs from being shown: other content between them, and values that clash. */
function findTabMistake(tabs: MdxJsxFlowElement): TabMistake | undefined {
  const children = tabs.children.filter(({type}) => type !== 'mdxFlowExpression');
  const other = children.find((child) => !isTab(child));
  if (other) {
    return {node: other, reason: 'Between tabs stands nothing else: put this into a <TabItem>.'};
  }
  const values = children.map((child) => attributeTexts(child, ['value'])[0] ?? '');
  const again = values.findIndex((value, index) => values.indexOf(value) < index);
  if (again >= 0) {
    const reason = `Two tabs have value="${values[again]}"; give each a value of its own.`;
    return {node: children[again] ?? tabs, reason};
  }
  const [first] = attributeTexts(tabs, ['defaultValue']);
  if (first !== undefined && !values.includes(first)) {
    const reason = `No tab has the value of defaultValue="${first}"; ${suggestOrList(first, values)}`;
    return {node: tabs, reason};
  }
  const [group] = attributeTexts(tabs, ['groupId']);
  const reason = groupMistake(group, values);
  return reason === undefined ? undefined : {node: tabs, reason};
}

/** Why an element in lower case is refused; undefined when a page may have it. */
function refusalOf(element: string): string | undefined {
  if (element === 'script') {
    return 'A page runs no scripts of its own: the policy of the site forbids them. Remove it.';
  }
  if (/^(?:base|link|meta|style)$/.test(element)) {
    return 'Pages have no styles and no head of their own. Remove it, or use a component.';
  }
  if (/^(?:embed|frame|iframe|object)$/.test(element)) {
    return `No reader sees a page inside of a page: the policy of the site forbids it. Link to it in place of <${element}>.`;
  }
  if (!/^[a-z][a-z\d]*$/.test(element) || (htmlTags as readonly string[]).includes(element)) {
    return undefined;
  }
  return `HTML has no element <${element}>; ${
    suggest(element, htmlTags) ?? 'put code between backticks.'
  }`;
}

/** Why an attribute of an HTML element is refused: React leaves it out, or a browser does. */
function htmlRefusal({name, value}: MdxJsxAttribute): string | undefined {
  if (/^on/i.test(name)) return `Pages run no code of their own: leave ${name}="…" out.`;
  if (/^class(?:Name)?$/.test(name)) {
    return `Pages have no styles of their own: leave ${name}="…" out, or use a component.`;
  }
  if (name === 'src' && /^(?:https?:)?\/\//i.test(String(value))) {
    return 'No reader sees what another site has: the policy of this one blocks it. Link to it.';
  }
  const {property, attribute, space} = find(html, name);
  const known = space ? (hastToReact[property] ?? property) : attribute;
  return known === name ? undefined : `Write ${known}="…" in place of ${name}="…", as React does.`;
}

/** Why the attributes of an element are refused; undefined when a page may give them. */
function attributeRefusal({name, attributes}: MdxJsxFlowElement): string | undefined {
  const isStyled = attributes.some(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && each.value !== null,
  );
  if (isStyled) {
    return 'Pages have no styles of their own: leave style="…" out, or use a component.';
  }
  if (/^[a-z]/.test(name ?? '')) {
    const refusals = attributes.map((each) =>
      each.type === 'mdxJsxAttribute' ? htmlRefusal(each) : undefined,
    );
    return refusals.find(Boolean);
  }
  const known = componentAttributes.get(name ?? '');
  if (!known) return undefined;
  const names = [...known.required, ...(known.optional ?? [])];
  const given = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : []));
  const stray = given.find((each) => !names.includes(each));
  if (stray) return `<${name}> has no attribute ${stray}; ${suggestOrList(stray, names)}`;
  const missing = known.required.find((each) => !given.includes(each));
  return missing && `<${name}> lacks an attribute; write <${name} ${missing}="…">.`;
}

/** Why a component is refused by its name; undefined when the site or the page provides it. */
function nameRefusal(name: string, declared: ReadonlySet<string>): string | undefined {
  const root = name.split('.')[0] ?? '';
  const isKnown = declared.has(root) || (mdxComponentNames as readonly string[]).includes(root);
  if (isKnown || !/^[A-Z]/.test(root)) return undefined;
  const advice =
    suggest(root, [...mdxComponentNames, ...filledElements, ...declared]) ??
    `import it, or use one of: ${mdxComponentNames.join(', ')}.`;
  return `Unknown component <${name}>; ${advice}`;
}

/** What is wrong with how a page uses a component that exists, and where. */
function findMisuse(node: MdxJsxFlowElement, parent: Nodes | undefined) {
  const reason = attributeRefusal(node);
  if (reason) return {node, reason};
  if (node.name === 'TabItem' && !(parent && 'name' in parent && parent.name === 'Tabs')) {
    return {node, reason: 'A <TabItem> stands in <Tabs>; put <Tabs> around it.'};
  }
  return node.name === 'Tabs' ? findTabMistake(node) : undefined;
}

/**
 * Remark plugin: fails the build at the line of an element that HTML does not have, of a script, of
 * an import that leads nowhere, and of a component that neither the site nor the page provides, or
 * that cannot be shown as it is used. MDX itself would only fail while rendering, without a line.
 */
export default function remarkKnownComponents() {
  return (tree: Root, file: VFile) => {
    const declared = new Set(importsOf(tree).flatMap(({names}) => names));
    visit(tree, 'mdxjsEsm', (node) => {
      // What plugins wrote has no position.
      const missing = node.position && missingImport(node);
      if (missing) file.fail(missing, node.position);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, _, parent) => {
      const node = visited as MdxJsxFlowElement;
      const name = node.name ?? '';
      const refusal = refusalOf(name);
      if (refusal) file.fail(refusal, node.position);
      if (name === 'svg') return SKIP;
      const unknown = nameRefusal(name, declared);
      if (unknown) file.fail(unknown, node.position);
      const isWritten = node.position && !declared.has(name.split('.')[0] ?? '');
      const misuse = isWritten && findMisuse(node, parent as Nodes | undefined);
      if (misuse) file.fail(misuse.reason, misuse.node.position ?? node.position);
      return undefined;
    });
  };
}
