import {globSync, readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {fieldId} from '../../shared/mdx/fieldList.ts';
import {routeOfDoc} from '../../shared/paths.ts';
import {sdkDefinition, sdkNames, sdksOfLanguage} from './definitions.ts';
import {sdkManifest} from './readManifest.ts';
import {isOutput, optionsData} from './views/options.ts';

/** Where the pages of an SDK say what a name of it means: addresses with the place on the page. */
export interface SymbolAddresses {
  /** Of functions and methods, by their last name. */
  calls: ReadonlyMap<string, string>;
  /** Of options and parameters. */
  options: ReadonlyMap<string, string>;
}

const RE_FENCE = /^ *(`{3,})\w.+?^ *\1$/gms;
const RE_HEADING = /^#{2,4} +(.*?)(?: *\{\/\* *#(\S+) *\*\/\})?$/;
const RE_ELEMENT = /<Sdk(Options|Signature) sdk="[^"]*" (?:of|name)="([^"]*)"/;

/** Headings of tables and lists whose rows are about names; elsewhere names are used, not explained. */
const RE_REFERENCE = /^(?:.*\b(?:getters|methods|functions)\b.*|options)$/i;
const RE_ROW = /^(?:\||[-*] )/;
const RE_CODE = /`([^`\s]+)`/g;

const plain = (heading: string): string => heading.replace(/`|\]\([^)]*\)|\[/g, '');

const lastName = (name: string): string =>
  name.replace(/\(.*|\/\d+$/g, '').replace(/^.*[.#:>]/, '');

/** Pages that explain a name go before those that use it. */
const FIRST = ['initialization', 'assignment', 'bandit'];

/** Returns the pages of an SDK, those first that explain what others use. */
export function pagesOf(sdk: string): string[] {
  const {pages} = sdkDefinition(sdk);
  const files = pages.endsWith('.mdx')
    ? [`docs/sdks/${pages}`]
    : globSync(`docs/sdks/${pages}/**/*.mdx`).sort();
  const rank = (file: string): number => {
    const at = FIRST.findIndex((name) => file.includes(`/${name}`));
    return at === -1 ? FIRST.length : at;
  };
  return files.sort((a, b) => rank(a) - rank(b));
}

function readAddresses(sdk: string): SymbolAddresses {
  const callable = sdkManifest(sdk).symbols.filter(({kind}) => /function|method/.test(kind));
  const calls = new Map<string, string>();
  const options = new Map<string, string>();
  const add = (map: Map<string, string>, name: string, address: string): void => {
    if (!map.has(name)) map.set(name, address);
  };
  for (const file of pagesOf(sdk)) {
    const route = routeOfDoc(file);
    const slugger = createSlugger();
    let [heading, section] = ['', ''];
    for (const line of readFileSync(file, 'utf8').replace(RE_FENCE, '').split('\n')) {
      const [, title, id] = RE_HEADING.exec(line) ?? [];
      if (title) [heading, section] = [title, `${route}#${id ?? slugger.slug(plain(title))}`];
      const [, kind, of = ''] = RE_ELEMENT.exec(line) ?? [];
      if (kind && !isOutput(of)) {
        const owner = kind === 'Options' ? of : `${of} parameters`;
        for (const {name} of parameterRows(sdk, of)) {
          add(options, lastName(name), `${route}#${fieldId(owner, name)}`);
        }
      }
      if (!section) continue;
      const names = RE_ROW.test(line) && RE_REFERENCE.test(heading) ? line.matchAll(RE_CODE) : [];
      const explained = new Set([...names].map(([, name = '']) => lastName(name)));
      for (const {name, member, params} of callable) {
        const isHere = kind === 'Signature' ? name === of : params.some(({type}) => type === of);
        if ((kind && isHere) || explained.has(member)) add(calls, member, section);
      }
    }
  }
  return {calls, options};
}

/** The rows of options or parameters below an element; a signature may have none. */
function parameterRows(sdk: string, of: string): readonly {name: string}[] {
  const isKnown = sdkManifest(sdk).symbols.some(
    ({name, owner, params}) => owner === of || (name === of && params.length > 0),
  );
  return isKnown ? optionsData(sdk, of).rows : [];
}

const known = new Map<string, SymbolAddresses>();

/**
 * Finds where the pages of an SDK explain its names (memoized).
 *
 * @param language of the sample: Python and Ruby have packages of one name
 */
export function symbolAddresses(packageName: string, language: string): SymbolAddresses {
  const named = sdkNames.filter((sdk) => sdkManifest(sdk).package === packageName);
  const sdk = named.find((each) => sdksOfLanguage(language).includes(each)) ?? named[0];
  if (!sdk) return {calls: new Map(), options: new Map()};
  const addresses = known.get(sdk) ?? readAddresses(sdk);
  known.set(sdk, addresses);
  return addresses;
}

/** All of them as text, for what has to notice that one moved. */
export function serializeAddresses(): string {
  const texts = sdkNames.map((sdk) => {
    const {calls, options} = readAddresses(sdk);
    return [sdk, ...calls, ...options].join(' ');
  });
  return texts.join('\n');
}
