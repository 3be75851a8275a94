import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {suggestOrList} from '../../../shared/suggest.ts';
import {readApi} from '../openapi/readApi.ts';
import type {Api} from '../openapi/types.ts';
import {readAttributes} from '../../../shared/mdx/readAttributes.ts';
import {objectContent} from './object.ts';
import {operationContent} from './operation.ts';
import {overviewContent} from './overview.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';

/** Finds a name among the known ones, or fails with the nearest. */
function oneOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  name: string,
  file: string,
): Item {
  const found = items.find((item) => nameOf(item) === name);
  if (found !== undefined) return found;
  throw new Error(`${file} has no "${name}"; ${suggestOrList(name, items.map(nameOf))}`);
}

/** The elements that the description of the API fills. */
const elements: Readonly<
  Record<string, {attributes: readonly string[]; content(api: Api, name: string): RootContent[]}>
> = {
  ApiOverview: {attributes: [], content: (api) => overviewContent(api)},
  ApiOperation: {
    attributes: ['id'],
    content: (api, id) =>
      operationContent(
        api,
        oneOf(
          api.groups.flatMap(({operations}) => operations),
          (operation) => operation.id,
          id,
          api.document.file,
        ),
      ),
  },
  ApiObject: {
    attributes: ['name'],
    content: (api, name) =>
      objectContent(
        api,
        oneOf(
          api.groups.flatMap(({schemas}) => schemas),
          (schema) => schema,
          name,
          api.document.file,
        ),
      ),
  },
};

/**
 * Remark plugin: replaces `<ApiOverview />`, `<ApiOperation id="createExperiment" />` and
 * `<ApiObject name="Experiment" />` by headings, tables and samples made from the description of
 * the REST API. Must run before headings are collected, so that the table of contents and search
 * know them. Fails the build at the line of an unknown name, naming file and pointer of a broken
 * reference.
 *
 * @param options.file the description, relative to the repository
 */
export default function remarkApiReference(options: {file?: string} = {}) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const kind = elements[node.name ?? ''];
      if (!kind || !parent || index === undefined) return undefined;
      try {
        const attributes = readAttributes(node, {required: kind.attributes});
        const name = attributes[kind.attributes[0] ?? ''] ?? '';
        const content = kind.content(readApi(options.file), name);
        parent.children.splice(index, 1, ...content);
        return [SKIP, index + content.length];
      } catch (error) {
        return file.fail(`<${node.name}>: ${errorMessage(error)}`, node.position);
      }
    });
  };
}
