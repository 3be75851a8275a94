import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {attributeTexts} from '../../shared/mdx/findLinks.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {type DataMistake, checkData, parseData} from '../../shared/parseData.ts';
import {callsSchema, KEYS, type Calls, type OneCall} from './schema.ts';
import {writeCall} from '../../shared/sdk-calls/writeCall.ts';
import {fence, link, paragraph, text} from '../../shared/mdx/nodes.ts';
import {PROGRAMS, type Program} from './programs.ts';

/** Reads a fence of calls; gives what is wrong, with lines of the text, where it cannot be read. */
function readCalls(text: string): {content: Calls} | {mistakes: DataMistake[]} {
  const parsed = parseData(text);
  return 'problem' in parsed ? {mistakes: [parsed]} : checkData(parsed, callsSchema, KEYS);
}

/** A value of an earlier call, as an attribute: `'{{parent}}'`. */
const RE_EARLIER = /(["'])\{\{([a-z]+)\}\}\1/g;

function statements(
  program: Program,
  call: OneCall,
  attributesName: string,
  isNew: boolean,
): string[] {
  const {comment, print, printed, afterCall, runs, variable} = program;
  const written = writeCall(
    {
      flagKey: call.flag,
      subjectKey: call.subject,
      attributes: call.attributes,
      variationType: call.type,
      defaultValue: call.default,
    },
    program.code,
    {name: call.name, attributesName},
  );
  const statement = print(variable(call.name), call);
  const value = printed(call);
  const mark = runs ? `${comment} => ` : `${comment} `;
  const space = comment === '#' && runs ? '  ' : ' ';
  return [
    ...(call.comment === undefined ? [] : [`${comment} ${call.comment}`]),
    ...(isNew ? written.attributes : []),
    ...written.call,
    ...afterCall,
    value === undefined ? statement : `${statement}${space}${mark}${value}`,
  ].map((line) => line.replace(RE_EARLIER, (_, _quote, name: string) => variable(name)));
}

/** Writes the program of a language that makes the calls, one after the other. */
function writeProgram(program: Program, {title, calls}: Calls): string {
  const sets = calls.map(({attributes}) => JSON.stringify(attributes));
  const isOneSet = new Set(sets).size === 1;
  const isOneName = isOneSet || program.shadows;
  const parts = calls.map((call, index) =>
    statements(
      program,
      call,
      isOneName ? 'attributes' : `${call.name}Attributes`,
      index === 0 || !isOneSet,
    ),
  );
  const body = parts.map((lines) => lines.map((line) => program.indent + line).join('\n'));
  return program.wrap(body.join('\n\n'), title);
}

function content(program: Program, calls: Calls): RootContent[] {
  const {label, started, runs, isWhole, preamble} = program;
  const before = isWhole ? 'With the SDK installed, as in the ' : 'After the start, as in the ';
  const commands = program.commands?.(calls.calls);
  const meta = [
    `title="${program.fileOf(calls.title)}"`,
    ...(runs ? ['run'] : []),
    ...(preamble === undefined ? [] : [`preamble="${preamble}"`]),
  ];
  const code = fence(program.fence, writeProgram(program, calls));
  return [
    paragraph(text(before), link(started, `${label} quickstart`), text(':')),
    ...(commands === undefined ? [] : [fence('bash', commands)]),
    {...code, meta: meta.join(' ')},
  ];
}

/** A tab for each language but those that the page writes itself. */
function tabItems(calls: Calls, written: ReadonlySet<string>): MdxJsxFlowElement[] {
  return PROGRAMS.filter(
    ({sdk, isClient}) => !written.has(sdk) && !(isClient && calls.serversOnly),
  ).map((program) => {
    const item = jsxElement('TabItem', {value: program.sdk, label: program.label});
    return {...item, children: content(program, calls) as MdxJsxFlowElement['children']};
  });
}

/** The languages that the tabs around a fence already show. */
function writtenIn(parent: Parent): Set<string> {
  const tabs = parent.children.filter((child) => 'name' in child && child.name === 'TabItem');
  return new Set(tabs.flatMap((tab) => attributeTexts(tab, ['value'])));
}

const isTabs = (parent: Parent): boolean => 'name' in parent && parent.name === 'Tabs';

/** Findings about generated code point to the fence. */
function stayAt(node: Code, content: readonly RootContent[]): void {
  for (const item of content) {
    visit(item, (each) => {
      if (node.position) each.position = node.position;
    });
  }
}

/**
 * Replaces the `call` fences of a page by tabs with the calls in each language. A fence that stands
 * among tabs adds those that the page does not write itself.
 */
export function expandCalls(
  tree: Root,
  onMistakes: (mistakes: readonly DataMistake[], node: Code) => void,
): void {
  visit(tree, 'code', (node, index, parent: Parent | undefined) => {
    if (node.lang !== 'call' || !parent || index === undefined) return;
    const read = readCalls(node.value);
    if ('mistakes' in read) {
      onMistakes(read.mistakes, node);
      return;
    }
    const items = tabItems(read.content, isTabs(parent) ? writtenIn(parent) : new Set());
    const tabs = {...jsxElement('Tabs', {groupId: 'sdk'}), children: items};
    const content = isTabs(parent) ? items : [tabs];
    stayAt(node, content);
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}
