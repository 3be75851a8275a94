import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {fence, link, paragraph, text} from '../../shared/mdx/nodes.ts';
import type {Program} from './program.ts';
import {PROGRAMS} from './programs/index.ts';
import type {Calls} from './schema.ts';
import {writeProgram} from './writeProgram.ts';

function content(program: Program, calls: Calls): RootContent[] {
  const {label, installed, runs} = program;
  const commands = program.commands?.(calls.calls);
  const title = `title="${program.fileOf(calls.title)}"`;
  const code = fence(program.fence, writeProgram(program, calls));
  const before = text('Install the SDK as the ');
  return [
    paragraph(before, link(installed, `${label} quick start`), text(' shows.')),
    ...(commands === undefined ? [] : [fence('bash', commands)]),
    {...code, meta: runs ? `${title} run` : title},
  ];
}

/** A tab for each language but those that the page writes itself. */
export function tabItems(calls: Calls, written: ReadonlySet<string>): MdxJsxFlowElement[] {
  return PROGRAMS.filter(
    ({sdk, isClient}) => !written.has(sdk) && !(isClient && calls.serversOnly),
  ).map((program) => {
    const item = jsxElement('TabItem', {value: program.sdk, label: program.label});
    return {...item, children: content(program, calls) as MdxJsxFlowElement['children']};
  });
}
