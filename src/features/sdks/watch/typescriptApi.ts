import ts from 'typescript';
import type {Api, ApiParam} from './compareApis.ts';

/** A default that a comment states as a plain value, such as `(Default: 5000)`. */
const RE_DEFAULT = /\bdefaults?(?: to| of|:| is)?\s+(true|false|[\d_]+)(?=\)|\.|\s*$|\s\()/i;

/** Reads the public names of a package from its declarations. */
export function typescriptApi(declarations: string): Api {
  const program = ts.createProgram([declarations], {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    module: ts.ModuleKind.CommonJS,
    ignoreDeprecations: '6.0',
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(declarations)!);
  if (!module) throw new Error(`${declarations} exports nothing`);
  const api = new Map<string, readonly ApiParam[]>();
  const types: ts.Type[] = [];

  function addType(name: string, type: ts.Type): void {
    if (types.includes(type)) return;
    types.push(type);
    for (const member of type.getProperties()) addMember(name, member);
  }

  function addMember(owner: string, member: ts.Symbol): void {
    const [declaration] = member.declarations ?? [];
    if (!declaration || isHidden(declaration) || member.name.startsWith('__@')) return;
    const name = `${owner}.${member.name}`;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    const [call] = type.getCallSignatures();
    api.set(name, call ? paramsOf(call) : [optionOf(member)]);
    const isNested = type.symbol?.name === '__type' && !call;
    if (isNested) addType(name, type);
  }

  function paramsOf(call: ts.Signature): ApiParam[] {
    return call.getParameters().map((param) => {
      const declaration = param.valueDeclaration as ts.ParameterDeclaration;
      return {name: param.name, isRequired: !checker.isOptionalParameter(declaration)};
    });
  }

  function optionOf(member: ts.Symbol): ApiParam {
    const comment = ts.displayPartsToString(member.getDocumentationComment(checker));
    const stated = RE_DEFAULT.exec(comment)?.[1]?.replaceAll('_', '');
    return {
      name: member.name,
      isRequired: !(member.flags & ts.SymbolFlags.Optional),
      ...(stated === undefined ? {} : {default: stated}),
    };
  }

  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const type = checker.getTypeOfSymbol(symbol);
    const [call] = type.getCallSignatures();
    if (call) {
      api.set(exported.name, paramsOf(call));
      addResult(call);
    }
    if (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) {
      addType(exported.name, checker.getDeclaredTypeOfSymbol(symbol));
    }
  }
  return Object.fromEntries(api);

  /** The client is often reached only as the result of `init`. */
  function addResult(call: ts.Signature): void {
    const result = checker.getReturnTypeOfSignature(call);
    const type = checker.getAwaitedType(result) ?? result;
    if (type.isClass()) addType(type.symbol.name, type);
  }
}

/** Whether a member is for the package alone. */
function isHidden(declaration: ts.Declaration): boolean {
  const flags = ts.getCombinedModifierFlags(declaration);
  return Boolean(flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));
}
