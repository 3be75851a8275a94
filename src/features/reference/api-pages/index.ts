import {entryOf} from '../../../shared/suggest.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {readApi} from '../openapi/readApi.ts';
import {objectContent} from './object.ts';
import {operationContent} from './operation.ts';
import {overviewContent} from './overview.ts';

/**
 * Remark plugin: replaces `<ApiOverview />`, `<ApiOperation id="createExperiment" />` and
 * `<ApiObject name="Experiment" />` by headings, tables and samples made from the description of
 * the REST API. Must run before headings are collected, so that the table of contents and search
 * know them. Fails the build at the line of an unknown name, naming file and pointer of a broken
 * reference.
 *
 * @param options.file the description, relative to the repository
 */
export default function remarkApiReference({file}: {file?: string} = {}) {
  return replaceElements({
    ApiOverview: {
      attributes: {required: []},
      content: () => ({blocks: overviewContent(readApi(file))}),
    },
    ApiOperation: {
      attributes: {required: ['id']},
      content({id = ''}) {
        const api = readApi(file);
        const all = api.groups.flatMap(({operations}) => operations);
        const byId = Object.fromEntries(all.map((operation) => [operation.id, operation]));
        const operation = entryOf(byId, id, `${api.document.file} has no "${id}"`);
        return {blocks: operationContent(api, operation)};
      },
    },
    ApiObject: {
      attributes: {required: ['name']},
      content({name = ''}) {
        const api = readApi(file);
        const all = api.groups.flatMap(({schemas}) => schemas);
        const byName = Object.fromEntries(all.map((each) => [each, each]));
        entryOf(byName, name, `${api.document.file} has no "${name}"`);
        return {blocks: objectContent(api, name)};
      },
    },
  });
}
