import {parse, type DefaultTreeAdapterMap} from 'parse5';
import type {Fence} from '../core/types.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Declares the global that the SDK's own file makes, on the first line of a script. */
const GLOBAL = 'const {eppo} = window; ';

/** The scripts inside an HTML fence, as JavaScript fences at their lines. */
export function scriptsOf(fence: Fence): Fence[] {
  if (fence.language !== 'html') return [];
  const found: Fence[] = [];
  const visit = (node: Node): void => {
    const [content] = 'childNodes' in node ? node.childNodes : [];
    if (node.nodeName === 'script' && content && 'value' in content && isJavaScript(node)) {
      found.push({
        ...fence,
        id: `${fence.id}.script${found.length + 1}`,
        line: fence.line + (content.sourceCodeLocation?.startLine ?? 1) - 1,
        language: 'js',
        code: GLOBAL + content.value,
        meta: {...fence.meta, run: false},
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(fence.code, {sourceCodeLocationInfo: true}));
  return found;
}

function isJavaScript(node: Node): boolean {
  const attrs = 'attrs' in node ? node.attrs : [];
  const type = attrs.find(({name}) => name === 'type')?.value ?? 'module';
  return type === 'module' || type.includes('javascript');
}
