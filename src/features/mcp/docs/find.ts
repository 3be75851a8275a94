import moreNames from '../../search/engine/moreNames.json';
import {SYNONYMS} from '../../search/engine/synonyms.ts';
import {suggest, suggestOrList} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs, SdkReference, ReferenceSymbol} from './docs.ts';

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

/** The route that an address, a path or a Markdown file's path means. */
function routeIn(text: string, siteUrl: string): string {
  const path = text.trim().startsWith(siteUrl) ? text.trim().slice(siteUrl.length) : text.trim();
  const page = path.replace(/[?#].*$/, '').replace(/(?:(?:^|\/)index)?\.(?:md|html)$/, '');
  return `/${page}/`.replace(/^\/+/, '/').replace(/\/+$/, '/');
}

/**
 * Finds the page that somebody names by its address, its path, the path of its Markdown, or the last
 * part of its path. Only known routes are answered, so no path leads to another file.
 *
 * @throws Refusal with the page that was probably meant.
 */
export function findRoute({pages, siteUrl}: Docs, text: string): string {
  const route = routeIn(text, siteUrl);
  if (pages.has(route)) return route;
  const routes = [...pages.keys()];
  const lower = route.toLowerCase();
  const inOtherCase = routes.find((each) => each.toLowerCase() === lower);
  if (inOtherCase) return inOtherCase;
  const [ending, ...others] = routes.filter((each) => each.toLowerCase().endsWith(lower));
  if (ending && others.length === 0) return ending;
  const guess = suggest(route, routes);
  throw new Refusal(
    `There is no page "${text}"${guess ? `; ${guess}` : '.'} Use search_docs to find pages by words.`,
  );
}

/** More symbols of one name than these are overloads that say nothing new. */
const SHOWN = 8;

const withoutCase = (name: string): string => name.toLowerCase();

/** One spelling for `getBooleanAssignment`, `get_boolean_assignment` and `GetBoolAssignment`. */
function inAnyLanguage(name: string): string {
  const letters = withoutCase(name).replaceAll('_', '');
  return letters.replaceAll('boolean', 'bool').replaceAll('double', 'numeric');
}

/** Where a name may stand: it is a symbol's, its last part, or that of an option or a parameter. */
const PLACES: readonly ((symbol: ReferenceSymbol) => string[])[] = [
  ({name}) => [name],
  ({member}) => [member],
  ({name, rows}) => rows.flatMap((row) => [row.name, `${name}.${row.name}`]),
];

/** Public names, those that can be called first and parameters last. */
function publicNames(symbols: readonly ReferenceSymbol[]): string[] {
  const isCalled = ({kind}: ReferenceSymbol): boolean => kind === 'method' || kind === 'function';
  const ordered = [...symbols.filter(isCalled), ...symbols.filter((each) => !isCalled(each))];
  const rows = ordered.flatMap((symbol) => symbol.rows.map((row) => row.name));
  return [...new Set([...ordered.map(({name}) => name), ...rows])];
}

/**
 * Finds the symbols with this name, else those that take an option or a parameter of this name.
 *
 * @returns them, and the names in this SDK when only the spelling of another language was meant.
 * @throws Refusal with the names there are.
 */
export function findSymbols(
  {title, symbols}: SdkReference,
  name: string,
): {found: ReferenceSymbol[]; calledHere: string[]} {
  const wanted = name.trim().replace(/\(.*$/, '');
  for (const spell of [withoutCase, inAnyLanguage]) {
    const is = (known: string): boolean => spell(known) === spell(wanted);
    for (const namesOf of PLACES) {
      const found = symbols.filter((symbol) => namesOf(symbol).some(is));
      const here = spell === withoutCase ? [] : found.flatMap(namesOf).filter(is);
      if (found.length > 0) return {found: found.slice(0, SHOWN), calledHere: [...new Set(here)]};
    }
  }
  const names = publicNames(symbols);
  const alike = names.filter((known) => inAnyLanguage(known).includes(inAnyLanguage(wanted)));
  const advice = suggestOrList(name, alike.length > 0 ? alike : names);
  throw new Refusal(`"${name}" is not in the ${title} SDK; ${advice}`);
}
