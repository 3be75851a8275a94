import moreNames from '../../search/engine/moreNames.json';
import {SYNONYMS} from '../../search/engine/synonyms.ts';
import {suggest} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs} from './docs.ts';
import type {SdkReference} from './sdkReference.ts';

const MORE_NAMES: Readonly<Record<string, readonly string[]>> = moreNames.Languages;

/** Shorter names resemble too many others for a guess. */
const SHORTEST_GUESSED = 4;

/** A name without case, spaces and dots: "React Native" and `react-native` are the same. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9#+]/g, '');
}

/** The names of an SDK, and the languages and frameworks that the search takes for the same. */
function namesOf({sdk, title, package: packageName}: SdkReference): string[] {
  const own = [sdk, title, packageName].map(plain);
  const alike = SYNONYMS.groups.filter((group) => group.some((each) => own.includes(plain(each))));
  const frameworks = SYNONYMS.oneWay.flatMap(([name, sdks]) => (sdks[0] === sdk ? [name] : []));
  return [...own, ...[...alike.flat(), ...frameworks, ...(MORE_NAMES[sdk] ?? [])].map(plain)];
}

/**
 * Finds an SDK by its short name, its title, its package, or a language or framework it is for.
 *
 * @throws Refusal with the names there are.
 */
export function findSdk({sdks}: Docs, name: string): SdkReference {
  const wanted = plain(name);
  const found = sdks.find((each) => namesOf(each).includes(wanted));
  if (found) return found;
  const names = sdks.map(({sdk}) => sdk);
  const guess = wanted.length < SHORTEST_GUESSED ? undefined : suggest(name, names);
  const advice = guess ?? `names: ${names.join(', ')}`;
  throw new Refusal(`"${name}" is no name of an SDK here; ${advice}`);
}
