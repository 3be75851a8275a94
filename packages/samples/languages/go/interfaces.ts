import type {Api} from '../symbols/api.ts';
import {plainTypeName} from '../symbols/api.ts';
import type {Binding} from '../symbols/expression.ts';
import {nearest} from '../symbols/nearest.ts';
import type {SymbolProblem} from '../symbols/reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field} from '../syntax/node.ts';
import type {GoMethod} from './methods.ts';
import {goTypes, plainGoType} from './methods.ts';

const RE_INTERFACE = /^type \w+ interface \{(.*)\}$/s;
const RE_METHODS = /^\s*([\w, ]+?)\s*\(([^)]*)\)\s*(.*?)\s*$/s;

/** `event AssignmentEvent` → `AssignmentEvent`; Go names all parameters of a list or none. */
function parameterTypes(list: string): string[] {
  const parts = list.split(',').map((part) => part.trim());
  const isNamed = parts.some((part) => /^\w+ \S/.test(part));
  return parts.map((part) => plainGoType(isNamed ? part.replace(/^\w+ /, '') : part));
}

/** The methods of an interface in the manifest, with their signatures as samples are read. */
function methodsOf(signature: string): ReadonlyMap<string, string> {
  const parts = RE_INTERFACE.exec(signature)?.[1]?.split(';') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const [, names = '', list = '', result = ''] = RE_METHODS.exec(part) ?? [];
      const rest = `(${parameterTypes(list).join(', ')})${result && ` ${plainGoType(result)}`}`;
      const each = names.split(',').map((name) => name.trim());
      return each.filter(Boolean).map((name): [string, string] => [name, name + rest]);
    }),
  );
}

/** Interfaces that receive events; the SDK asks a logger which of them it implements. */
function eventInterfaces(api: Api): ReadonlyMap<string, string>[] {
  return api.manifest.symbols
    .map(({signature}) => methodsOf(signature))
    .filter((methods) => [...methods.values()].some((each) => each.includes('Event)')));
}

type Passed = {name: string; pointer: boolean};

/** The named type of a value, as far as a sample shows it. */
function passedType(
  value: SyntaxNode,
  find: (name: string, at: SyntaxNode) => Binding | undefined,
  depth = 0,
): Passed | undefined {
  if (depth > 3) return undefined;
  if (/^(?:literal_element|parenthesized_expression)$/.test(value.type)) {
    const inner = child(value);
    return inner && passedType(inner, find, depth + 1);
  }
  if (value.type === 'composite_literal') {
    const type = field(value, 'type');
    return type?.type === 'type_identifier' ? {name: type.text, pointer: false} : undefined;
  }
  if (value.type === 'unary_expression' && value.text.startsWith('&')) {
    const inner = child(value);
    const passed = inner && passedType(inner, find, depth + 1);
    return passed && {...passed, pointer: true};
  }
  if (value.type === 'call_expression') {
    const [, pointer, name] = /^\(?(\*?)(\w+)\)?$/.exec(field(value, 'function')?.text ?? '') ?? [];
    const created = child(field(value, 'arguments') ?? value)?.text;
    if (name === 'new') return created ? {name: created, pointer: true} : undefined;
    return name ? {name, pointer: pointer === '*'} : undefined;
  }
  if (value.type !== 'identifier') return undefined;
  const binding = find(value.text, value);
  const [, pointer, name] = /^(\*?)(\w+)$/.exec(binding?.type ?? '') ?? [];
  if (name) return {name, pointer: pointer === '*'};
  return binding?.value && !binding.type ? passedType(binding.value, find, depth + 1) : undefined;
}

function optionalMethodProblem(methods: readonly GoMethod[], api: Api): SymbolProblem | undefined {
  const known = eventInterfaces(api).flatMap((each) => [...each]);
  const own = new Set(methods.map(({name}) => name.text));
  const left = known.map(([name]) => name).filter((name) => !own.has(name));
  for (const {name, signature} of methods) {
    const signatures = known.flatMap(([each, text]) => (each === name.text ? [text] : []));
    if (signatures.length > 0 && !signatures.includes(signature)) {
      const message = `\`${signature}\` is never called: a logger has \`${signatures[0]}\``;
      return {at: name, message};
    }
    const hint = signatures.length === 0 ? nearest(name.text, left) : undefined;
    if (hint) return {at: name, message: `\`${name.text}\` is not a method of a logger`, hint};
  }
  return undefined;
}

/**
 * Compares a value with the SDK's interface that it is passed as: Go asks for every method with
 * the same parameters and results, on the value itself unless a pointer is passed. Types that the
 * sample does not declare, or that embed others, are left alone.
 *
 * @param type as the manifest or the sample writes it
 */
export function unfitForInterface(
  value: SyntaxNode,
  type: string,
  api: Api,
  find: (name: string, at: SyntaxNode) => Binding | undefined,
): SymbolProblem | undefined {
  const path = plainGoType(plainTypeName(type));
  const symbol = api.manifest.symbols.find((each) => each.name === path);
  const required = methodsOf(symbol?.signature ?? '');
  const passed = required.size > 0 ? passedType(value, find) : undefined;
  if (!passed) return undefined;
  let root = value;
  while (root.parent) root = root.parent;
  const declared = goTypes(root).get(passed.name);
  if (!declared || declared.embeds) return undefined;
  const {methods} = declared;
  for (const [name, signature] of required) {
    const method = methods.find((each) => each.name.text === name);
    if (!method) {
      const slip = methods.find((each) => nearest(each.name.text, [name]) !== undefined);
      const message = `\`${passed.name}\` has no \`${signature}\`, which \`${path}\` requires`;
      return {at: slip?.name ?? value, message, hint: slip && nearest(slip.name.text, [name])};
    }
    if (method.signature !== signature) {
      const message = `\`${passed.name}\` has \`${method.signature}\`, but \`${path}\` requires \`${signature}\``;
      return {at: method.name, message};
    }
    if (method.pointer && !passed.pointer) {
      const message = `\`${name}\` has a pointer receiver; pass \`&${value.text}\` as the \`${path}\``;
      return {at: value, message};
    }
  }
  // Loggers that take a context may have methods beyond those that the manifest lists.
  const takesEvent = [...required.values()].some((each) => /\(\w*Event\)/.test(each));
  return takesEvent ? optionalMethodProblem(methods, api) : undefined;
}
