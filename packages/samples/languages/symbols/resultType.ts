import type {Api, ApiType} from './api.ts';
import {findType} from './api.ts';

const RE_WRAPPER = /^(?:Future|Task)<(.+)>$/s;
const RE_HASH = /^Hash \{(.*)\}$/;
const RE_FIRST_NAME = /^[({\s*&%:]*(?:ok,\s*)?([A-Za-z_][\w.\\]*(?:::\w+)*)/;

/** A type of its own for `Hash {variation:, action:}`. */
function hashType(keys: string): ApiType {
  const names = [...keys.matchAll(/(\w+):/g)].map(([, name = '']) => name);
  return {
    path: 'result',
    members: new Map(names.map((name) => [name, {name, overloads: []}])),
    constructors: [],
    required: [],
    listed: [],
    open: false,
    keyed: true,
  };
}

/**
 * The SDK type that a manifest's type text names, e.g. `Future<EppoClient>`.
 *
 * @returns undefined when it is not a type of the SDK; `wrapped` for futures
 */
export function resultType(text: string, api: Api): {type: ApiType; wrapped: boolean} | undefined {
  const hash = RE_HASH.exec(text)?.[1];
  if (hash) return {type: hashType(hash), wrapped: false};
  const inner = RE_WRAPPER.exec(text.trim())?.[1];
  const name = RE_FIRST_NAME.exec(inner ?? text)?.[1];
  if (!name) return undefined;
  const wrapped = inner !== undefined;
  const type = findType(api, name);
  return type && {type, wrapped};
}
