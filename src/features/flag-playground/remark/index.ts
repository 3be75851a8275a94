import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {EXAMPLE_NAMES} from '../examples/names.ts';
import {FIGURE_FORMS, FIGURE_VIEWS} from '../start.ts';
import {dataAttribute} from '../../../shared/mdx/dataAttribute.ts';
import {readAttributes} from '../../../shared/mdx/readAttributes.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {choicesOf, figureOf, startOf} from './startOf.ts';

function choose<Name extends string>(what: string, given: string, known: readonly Name[]): Name {
  const chosen = known.find((name) => name === given);
  if (chosen) return chosen;
  throw new Error(`there is no ${what} "${given}"; ${suggestOrList(given, known)}`);
}

const exampleOf = (name: string) =>
  choose('example', name, Object.keys(EXAMPLE_NAMES) as (keyof typeof EXAMPLE_NAMES)[]);

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

type Reader = (element: MdxJsxFlowElement) => unknown;

const READERS = new Map(
  Object.entries<Reader>({
    FlagPlayground: (element) =>
      startOf(exampleOf(readAttributes(element, {required: ['example']}).example!)),
    FlagChoice: (element) => {
      const names = {required: ['example', 'subjects', 'attribute', 'values']};
      const {example, subjects, attribute, values} = readAttributes(element, names);
      return choicesOf(exampleOf(example!), {
        attribute: attribute!,
        subjects: listOf(subjects!),
        values: listOf(values!),
      });
    },
    FlagExample: async (element) => {
      const names = {required: ['example'], optional: ['subject', 'view', 'form']};
      const {example, subject, view, form} = readAttributes(element, names);
      return {
        ...(await figureOf(exampleOf(example!), subject)),
        view: choose('view', view ?? 'waterfall', FIGURE_VIEWS),
        form: choose('form', form ?? 'subject', FIGURE_FORMS),
      };
    },
  }),
);

/**
 * Remark plugin: evaluates what `<FlagPlayground example="gate" />` begins with, and what
 * `<FlagExample example="gate" subject="bob" />` and `<FlagChoice …>` show, so that all can be read
 * without scripts.
 * Fails the build at the line of an unknown example.
 */
export default function remarkFlagPlayground() {
  return async (tree: Root, file: VFile) => {
    const filling: Promise<void>[] = [];
    const fill = async (element: MdxJsxFlowElement, read: Reader) => {
      try {
        element.attributes = [dataAttribute('data', await read(element))];
      } catch (error) {
        file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    };
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxJsxFlowElement;
      const read = READERS.get(element.name ?? '');
      if (read) filling.push(fill(element, read));
    });
    await Promise.all(filling);
  };
}
