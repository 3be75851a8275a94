import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {fence, link, paragraph, text} from '../../shared/mdx/nodes.ts';
import type {Program} from './program.ts';
import {PROGRAMS} from './programs/index.ts';
import type {Calls} from './schema.ts';
import {writeProgram} from './writeProgram.ts';

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
export function tabItems(calls: Calls, written: ReadonlySet<string>): MdxJsxFlowElement[] {
  return PROGRAMS.filter(
    ({sdk, isClient}) => !written.has(sdk) && !(isClient && calls.serversOnly),
  ).map((program) => {
    const item = jsxElement('TabItem', {value: program.sdk, label: program.label});
    return {...item, children: content(program, calls) as MdxJsxFlowElement['children']};
  });
}
