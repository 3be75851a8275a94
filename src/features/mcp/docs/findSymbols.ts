import {suggestOrList} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {ReferenceSymbol, SdkReference} from './sdkReference.ts';

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
