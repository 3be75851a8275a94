import {readFileSync} from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {isThorough, loadThorough} from '../../packages/thorough/load.ts';
import {exampleOf} from '../../src/features/reference/openapi/requestSamples.ts';
import {API_FILE, readApi} from '../../src/features/reference/openapi/readApi.ts';
import type {Media} from '../../src/features/reference/openapi/types.ts';
import {certainties} from '../../src/features/reference/schemas/types.ts';
import {readDocs} from '../support/content/readPages.ts';

/** What is used of the linter. */
interface Redocly {
  createConfig(options: {
    extends: string[];
    rules: Readonly<Record<string, 'off'>>;
  }): Promise<object>;
  lintFromString(options: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<{ruleId: string; message: string; location: {pointer?: string}[]}[]>;
}

const api = readApi();
const pages = readDocs();

/** The values of an attribute of an element, in the order of the page. */
function namesOn(tree: Root, element: string): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    const [attribute] = attributes;
    if (name === element && attribute) names.push(String(attribute.value));
  });
  return names;
}

function shownOn(route: string, element: string): string[] {
  const page = pages.find((each) => each.route === route);
  return page ? namesOn(page.tree, element) : [];
}

describe('the OpenAPI file', () => {
  it.skipIf(!isThorough())('has no problems', async () => {
    const {createConfig, lintFromString} = await loadThorough<Redocly>('@redocly/openapi-core');
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The file describes an API of others, for which it can grant nothing.
        'info-license': 'off',
        // One address of the API ends in a slash.
        'no-path-trailing-slash': 'off',
      },
    });
    const source = readFileSync(API_FILE, 'utf8');
    const problems = await lintFromString({source, absoluteRef: API_FILE, config});
    expect(
      problems.map(
        ({ruleId, message, location}) => `${ruleId}: ${message} ${location[0]?.pointer}`,
      ),
    ).toEqual([]);
  });

  it('belongs with every operation and object to one page', () => {
    const grouped = api.groups.flatMap(({operations}) => operations.map(({id}) => id));
    const ids = [...readFileSync(API_FILE, 'utf8').matchAll(/operationId: (\w+)/g)];
    expect(grouped.sort()).toEqual(ids.map(([, id]) => id).sort());
  });
});

describe.each(api.groups)('the page $route', ({route, operations, schemas}) => {
  it('shows each of its operations once', () => {
    const shown = shownOn(route, 'ApiOperation');
    expect([...shown].sort()).toEqual(operations.map(({id}) => id).sort());
  });

  it('shows each of its objects once', () => {
    expect(shownOn(route, 'ApiObject').sort()).toEqual([...schemas].sort());
  });

  it('goes from documented to inferred', () => {
    const order = shownOn(route, 'ApiOperation').map((id) => {
      const operation = operations.find((each) => each.id === id);
      return operation ? certainties.indexOf(operation.certainty) : -1;
    });
    expect(order).toEqual([...order].sort());
  });
});

describe('the examples', () => {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  formats.default(ajv);
  ajv.addSchema(api.document.root as object, 'api');

  const bodies = api.groups
    .flatMap(({operations}) => operations)
    .flatMap(({id, body, answers}): [string, Media][] =>
      [body, ...answers.map(({media}) => media)].flatMap((media) =>
        media?.schema ? [[id, media]] : [],
      ),
    );

  it.each(bodies)('of %s fit their schema', (_id, media) => {
    const pointer = media.pointer.split('/').map(encodeURIComponent).join('/').replace('%23', '#');
    const validate = ajv.compile({$ref: `api${pointer}`});
    expect(validate(exampleOf(api, media)), ajv.errorsText(validate.errors)).toBe(true);
  });
});
