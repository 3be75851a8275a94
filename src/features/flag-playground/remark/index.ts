import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {EXAMPLE_NAMES, isExampleId, type ExampleId} from '../examples/names.ts';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {readAttributes} from '../../../shared/mdx/readAttributes.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {reportOf, startOf} from './startOf.ts';

function exampleOf(name: string | undefined): ExampleId {
  if (isExampleId(name ?? null)) return name as ExampleId;
  const known = suggestOrList(name ?? '', Object.keys(EXAMPLE_NAMES));
  throw new Error(`there is no example "${name}"; ${known}`);
}

function dataOf(element: MdxJsxFlowElement): unknown {
  switch (element.name) {
    case 'FlagPlayground':
      return startOf(exampleOf(readAttributes(element, {required: ['example']}).example));
    case 'FlagExample': {
      const names = {required: ['example'], optional: ['subject']};
      const {example, subject} = readAttributes(element, names);
      return reportOf(exampleOf(example), subject);
    }
    default:
      return undefined;
  }
}

/**
 * Remark plugin: evaluates what `<FlagPlayground example="gate" />` begins with, and what
 * `<FlagExample example="gate" subject="bob" />` shows, so that both can be read without scripts.
 * Fails the build at the line of an unknown example.
 */
export default function remarkFlagPlayground() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      try {
        const data = dataOf(element);
        if (data) element.attributes = [dataAttribute('data', data)];
      } catch (error) {
        file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
