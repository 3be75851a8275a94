import {exampleOf} from '../../../../../src/features/reference/openapi/requestSamples.ts';
import {readApi} from '../../../../../src/features/reference/openapi/readApi.ts';
import type {Operation} from '../../../../../src/features/reference/openapi/types.ts';

const api = readApi();
const operations = api.groups.flatMap((group) => group.operations);

/** Whether an address starts like one of the REST API. */
export function isRestCall(url: URL): boolean {
  return url.href.startsWith(`${api.server}/`);
}

function pathOf({path}: Operation): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '\\d+')}$`);
}

function failure(status: number, message: string): Response {
  return Response.json({message}, {status});
}

/** The flag of the examples is on, so that switching it on changes nothing. */
function isNeedless(operation: Operation, body: string): boolean {
  return operation.id === 'updateEnvironmentStatus' && body.includes('true');
}

/**
 * Answers a call of the REST API with the example of its description.
 *
 * @throws TypeError for a call that the description does not know: path, method, parameter, body
 */
export async function answerRestCall(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(api.server).pathname.length);
  const operation = operations.find(
    (candidate) => candidate.method === request.method && pathOf(candidate).test(path),
  );
  if (!operation) throw new TypeError(`static/openapi.yaml has no ${request.method} ${path}`);
  const known = operation.parameters.map(({name}) => name);
  const unknown = [...url.searchParams.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TypeError(`${operation.id} has no ${unknown.join(', ')}`);
  if (!request.headers.get(api.keyHeader)) return failure(401, 'the key is missing');

  const body = await request.text();
  if (operation.body && body === '') throw new TypeError(`${operation.id} needs a body`);
  if (isNeedless(operation, body)) return failure(400, 'The flag is already ON');
  const media = operation.answers.find(({status}) => status.startsWith('2'))?.media;
  if (!media) return new Response(null, {status: 204});
  const example = exampleOf(api, media);
  const isPastTheEnd = Number(url.searchParams.get('offset') ?? 0) > 0;
  return Response.json(Array.isArray(example) && isPastTheEnd ? [] : example);
}
