import {parse} from 'node:path';
import {describe, expect, test} from 'vitest';
import {sdkManifest} from '../../../../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../../../../src/features/sdks/schema.ts';
import {typesIn} from '../../../languages/java/libraries.ts';

/** Text of one line with single spaces, as long lists of parameters are wrapped, without nullability. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/@(?:Nullable|NotNull) /g, '')
    .replaceAll('native ', '');
}

/** The declarations of the SDK in a file, by type. */
function declaredIn(file: Parameters<typeof typesIn>[0]): Map<string, string> {
  const own = typesIn(file).filter(({path}) => path.startsWith('cloud'));
  return new Map(own.map(({path, code}) => [parse(path).name, plain(code)]));
}

/** How a method or option of the manifest is declared; several ways when it can be called so. */
function waysToCall({kind, member, signature, params}: SdkSymbol): string[] {
  const [param] = params;
  if (kind === 'option' && param?.type) {
    return param.type.split(' | ').map((type) => `Builder ${member}(${type} ${param.name})`);
  }
  const full = signature.replace(' (nullable)', '').replace(/\[(, [^\]]*)\](?=[,)])/, '$1');
  const attributes = params.find(({required}) => !required);
  const without = attributes && full.replace(`, ${attributes.type} ${attributes.name}`, '');
  return [full, ...(without ? [without] : [])];
}

/** Names of members that the manifest mentions in the entry of a type. */
function membersOf({signature, notes, params}: SdkSymbol): string[] {
  const called = [...signature.matchAll(/\b([a-z]\w*)\(/g)].map(([, name]) => name!);
  const noted = notes.join().match(/\b(?:[a-z]+Value|stringArrayValue|is[A-Z]\w+)\b/g) ?? [];
  const getters = params.map(({name}) => name).filter((name) => name.startsWith('get'));
  return [...called, ...noted, ...getters];
}

const RE_DECLARED =
  /\b(?:class|interface|enum) (\w+)|(?:[{};]|public|static) [\w<>[\], ]+? (\w+)\(/g;

/** Names of types and members that are declared. */
function namesIn(types: ReadonlyMap<string, string>): string[] {
  const text = [...types.values()].join(' ');
  return [...text.matchAll(RE_DECLARED)].map(([, type, member]) => type ?? member!);
}

describe.each([
  {sdk: 'java', file: 'server'},
  {sdk: 'android', file: 'android'},
] as const)('the declarations of the $sdk SDK', ({sdk, file}) => {
  const {symbols} = sdkManifest(sdk);
  const types = new Map([...declaredIn('common'), ...declaredIn(file)]);
  const textOf = (name: string) => {
    const [type = ''] = name.split('.');
    const inherited = type === 'EppoClient' ? types.get('BaseEppoClient') : '';
    return `${types.get(type) ?? ''} ${inherited}`;
  };

  const callable = symbols.filter(({kind}) => kind === 'method' || kind === 'option');
  test.each(callable.map((symbol) => [symbol.name, symbol] as const))('%s', (name, symbol) => {
    for (const way of waysToCall(symbol)) expect(textOf(name)).toContain(`public ${way};`);
  });

  const others = symbols.filter((symbol) => !callable.includes(symbol) && /^\w/.test(symbol.name));
  const declared = others.filter(({name}) => !name.includes(' '));
  test.each(declared.map((symbol) => [symbol.name, symbol] as const))('%s', (name, symbol) => {
    const constructor = /\b\w+\((?:\w[\w<>, ]* \w+)?\)$/.exec(symbol.signature)?.[0];
    expect(textOf(name)).toMatch(new RegExp(`\\b${symbol.member}\\b`));
    for (const member of membersOf(symbol)) expect(textOf(name)).toContain(` ${member}(`);
    if (constructor && symbol.kind === 'class') expect(textOf(name)).toContain(` ${constructor}`);
  });

  test('nothing else is declared', () => {
    // What the two SDKs have in common is declared once.
    const known = new Set(
      JSON.stringify([symbols, sdkManifest('java').symbols, sdkManifest('android').symbols]).match(
        /\w+/g,
      ),
    );
    const own = new Set(JSON.stringify(symbols).match(/\w+/g));
    const ours = namesIn(declaredIn(file));
    const common = namesIn(declaredIn('common'));
    expect(ours.length + common.length).toBeGreaterThan(80);
    expect(ours.filter((name) => !own.has(name))).toEqual([]);
    expect(common.filter((name) => !known.has(name))).toEqual([]);
  });
});
