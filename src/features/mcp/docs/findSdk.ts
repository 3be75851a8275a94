import {suggestOrList} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs} from './docs.ts';
import type {SdkReference} from './sdkReference.ts';

/** A name without case, spaces and dots: "React Native" and `react-native` are the same. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9#+]/g, '');
}

/**
 * Finds an SDK by its short name, its title or its package.
 *
 * @throws Refusal with the names there are.
 */
export function findSdk({sdks}: Docs, name: string): SdkReference {
  const wanted = plain(name);
  const found = sdks.find((each) =>
    [each.sdk, each.title, each.package].some((known) => plain(known) === wanted),
  );
  if (found) return found;
  const names = sdks.map(({sdk}) => sdk);
  throw new Refusal(`There is no SDK "${name}"; ${suggestOrList(name, names)}`);
}
