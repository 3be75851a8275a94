import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {sdkManifest} from '../../../../../src/features/sdks/readManifest.ts';
import {DECLARED, NODE_NEXT} from '../../../languages/typescript/modules.ts';
import {OPTIONS} from '../../../languages/typescript/program.ts';

/** Entries of a manifest that are no export of the package, with what they are instead. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  IFlagEvaluationDetails: 'type of IAssignmentDetails.evaluationDetails',
  AllocationEvaluation: 'type of unmatchedAllocations',
  AllocationEvaluationCode: 'type of allocationEvaluationCode',
  MAX_EVENT_QUEUE_SIZE: 'a limit inside the shared library',
  'storage keys': 'names in the browser',
  HttpRequestError: 'thrown, recognized by its status',
  InvalidArgumentError: 'thrown, recognized by its message',
  'env:LOG_LEVEL': 'an environment variable',
};

/** Types that a package exports and its manifest describes only as the owner of options. */
const OWNERS = ['IClientConfig', 'IClientConfigSync', 'IOfflineClientConfig'];
const PRECOMPUTED_OWNERS = ['IPrecomputedClientConfig', 'IPrecomputedClientConfigSync'];

const [BROWSER, EDGE] = DECLARED;
const CASES = [
  {manifest: 'javascript', file: BROWSER!.declarations, client: 'EppoJSClient'},
  {manifest: 'vercel-edge', file: EDGE!.declarations, client: 'EppoJSClient'},
  {manifest: 'node', file: NODE_NEXT.declarations, client: 'EppoClient'},
];

const program = ts.createProgram({
  rootNames: CASES.map(({file}) => file),
  options: {...OPTIONS, skipLibCheck: false},
});
const checker = program.getTypeChecker();

describe.each(CASES)('the declarations for $manifest', ({manifest, file, client}) => {
  const {symbols} = sdkManifest(manifest);
  const exports = exportsOf(file);
  const types = new Map(exports.map((symbol) => [symbol.getName(), declaredType(symbol)]));
  for (const [name, type] of clientTypes(exports, client)) {
    if (!types.has(name)) types.set(name, type);
  }

  it('compile', () => {
    const source = program.getSourceFile(file);
    expect(program.getSemanticDiagnostics(source).map(({messageText}) => messageText)).toEqual([]);
  });

  it('export every function, class, constant and type of the manifest, and nothing else', () => {
    const listed = symbols
      .filter(({kind}) => kind !== 'option' && kind !== 'method')
      .map(({name}) => name)
      .filter((name) => !(name in NOT_EXPORTED) && !name.startsWith('common:'));
    const names = exports
      .map((symbol) => symbol.getName())
      .filter(
        (name) => listed.includes(name) || ![...OWNERS, ...PRECOMPUTED_OWNERS].includes(name),
      );
    expect(names.sort()).toEqual([...new Set(listed)].sort());
  });

  it('name the parameters of functions as the manifest does', () => {
    for (const {name, params} of symbols.filter(({kind}) => kind === 'function')) {
      const symbol = exports.find((candidate) => candidate.getName() === name)!;
      expect([name, parametersOf(symbol)]).toEqual([name, params.map((param) => param.name)]);
    }
  });

  it('have every option of the manifest, required where it says so', () => {
    for (const {name, params} of symbols.filter(
      ({kind, name: option}) => kind === 'option' && !(option in NOT_EXPORTED),
    )) {
      const [owner = '', ...path] = name.split('.');
      const property = propertyAt(types.get(owner), path);
      expect(property, name).toBeDefined();
      const optional = (property!.flags & ts.SymbolFlags.Optional) !== 0;
      if (params[0]?.name === path.at(-1)) {
        expect([name, !optional]).toEqual([name, params[0]?.required]);
      }
    }
  });

  it('have no option that the manifest lacks', () => {
    const listed = symbols.filter(({kind}) => kind === 'option').map(({name}) => name);
    for (const owner of OWNERS.filter((name) => types.has(name))) {
      for (const property of types.get(owner)!.getProperties()) {
        const name = `${owner}.${property.getName()}`;
        expect(
          listed.some((option) => option === name || option.startsWith(`${name}.`)),
          name,
        ).toBe(true);
      }
    }
  });

  it('have every method of the manifest with its parameter names', () => {
    for (const {name, signature} of symbols.filter(({kind}) => kind === 'method')) {
      const [owner, method] = name.includes('.') ? name.split('.') : [client, name];
      const property = types.get(owner!)?.getProperty(method!);
      expect(property, name).toBeDefined();
      const listed = signatureParameters(signature);
      if (listed) expect([name, parametersOf(property!)]).toEqual([name, listed]);
    }
  });

  it('have no method that the manifest lacks', () => {
    // The Node client is the published class of the shared library, not a declaration of ours.
    if (manifest === 'node') return;
    const listed = new Set(symbols.filter(({kind}) => kind === 'method').map(({name}) => name));
    for (const owner of [client, 'EppoPrecomputedClient'].filter((name) => types.has(name))) {
      for (const property of types.get(owner)!.getProperties()) {
        const method = property.getName();
        expect(listed.has(`${owner}.${method}`) || listed.has(method), `${owner}.${method}`).toBe(
          true,
        );
      }
    }
  });
});

function exportsOf(file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module`);
  return checker.getExportsOfModule(module);
}

function declaredType(symbol: ts.Symbol): ts.Type {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.getDeclaredTypeOfSymbol(target);
}

/** The client classes that functions return; a default export is the client of the package. */
function clientTypes(exports: readonly ts.Symbol[], client: string): [string, ts.Type][] {
  return exports.flatMap((symbol): [string, ts.Type][] => {
    const type = checker.getTypeOfSymbol(symbol);
    return type.getCallSignatures().flatMap((signature) => {
      const returned = signature.getReturnType();
      const awaited = checker.getAwaitedType(returned) ?? returned;
      const name = awaited.getSymbol()?.getName();
      return name === undefined
        ? []
        : [[name === 'default' ? client : name, awaited] as [string, ts.Type]];
    });
  });
}

function propertyAt(type: ts.Type | undefined, path: readonly string[]): ts.Symbol | undefined {
  const [first = '', ...rest] = path;
  const property = type?.getProperty(first);
  if (!property || rest.length === 0) return property;
  return propertyAt(checker.getNonNullableType(checker.getTypeOfSymbol(property)), rest);
}

function parametersOf(symbol: ts.Symbol): string[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
  return signature?.getParameters().map((parameter) => parameter.getName()) ?? [];
}

/** The parameter names in `name(a: string, b?: Record<K, V>): void`; undefined for `name(…)`. */
function signatureParameters(signature: string): string[] | undefined {
  const source = ts.createSourceFile(
    's.d.ts',
    `declare function ${signature}`,
    ts.ScriptTarget.ES2023,
  );
  const [statement] = source.statements;
  if (!statement || !ts.isFunctionDeclaration(statement) || signature.includes('…')) {
    return undefined;
  }
  return statement.parameters.map(({name}) => (name as ts.Identifier).text);
}
