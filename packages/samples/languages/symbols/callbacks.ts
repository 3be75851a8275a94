import type {SyntaxNode} from '../syntax/node.ts';
import {field, walk} from '../syntax/node.ts';
import type {Api} from './api.ts';
import {findType} from './api.ts';
import type {Binding, Facts, Language} from './expression.ts';

const RE_ASSIGNMENT_EVENT = /^assignment ?event$/i;
const RE_BANDIT_EVENT = /^bandit ?(?:action ?)?event$/i;
const RE_LAMBDA = /^(?:lambda_expression|lambda_literal)$/;
const RE_BETWEEN = /^(?:argument_list|arguments|call_suffix|value_arguments?)$/;
const RE_FUNCTION_TYPE = /\(\((\w+)\)\s*->/;

/** The first parameter of a lambda. */
function firstParameter(lambda: SyntaxNode): SyntaxNode | undefined {
  const list = field(lambda, 'parameters') ?? field(lambda, 'type');
  let found: SyntaxNode | undefined;
  if (list) {
    walk(list, (node) => {
      if (/^(?:simple_)?identifier$/.test(node.type)) found ??= node;
    });
  }
  return found;
}

/** The option, or the label of an argument, that a lambda is given to. */
function optionOf(lambda: SyntaxNode, language: Language): string | undefined {
  let node = lambda.parent;
  while (node && RE_BETWEEN.test(node.type)) {
    const label = node.type === 'value_argument' ? field(node, 'name') : undefined;
    if (label) return label.text;
    node = node.parent;
  }
  const call = node && language.expression(node);
  const callee = call?.kind === 'call' ? language.expression(call.callee) : undefined;
  return callee?.kind === 'member' ? callee.name : undefined;
}

/** The type of what an SDK passes to a callback of this type, e.g. `Assignment`. */
function passedType(type: string, api: Api): string | undefined {
  const closure = RE_FUNCTION_TYPE.exec(type)?.[1];
  if (closure) return closure;
  const named = findType(api, type);
  const [method] = named?.required ?? [];
  const symbol = api.manifest.symbols.find((each) => each.member === named?.path);
  const params = new RegExp(`\\b${method}\\(([^)]*)\\)`).exec(symbol?.signature ?? '')?.[1];
  const last = params?.split(',').pop()?.trim();
  return last?.includes(':') ? last.split(':')[1]?.trim() : last?.split(' ')[0];
}

/** Types the untyped parameter of a lambda that is given to an option or a method of the SDK. */
function callbackBindings(root: SyntaxNode, language: Language, api: Api): Binding[] {
  const bindings: Binding[] = [];
  walk(root, (node) => {
    if (!RE_LAMBDA.test(node.type)) return;
    const param = firstParameter(node);
    const option = optionOf(node, language);
    const symbol = api.manifest.symbols.find(
      ({member, params}) => member === option && params.length === 1,
    );
    const labeled = api.manifest.symbols
      .flatMap((each) => each.params)
      .find((each) => each.name === option);
    const taken = symbol?.params[0]?.type ?? labeled?.type;
    const type = taken && passedType(taken, api);
    if (param && type && findType(api, type)) bindings.push({name: param.text, type, at: param});
  });
  return bindings;
}

/**
 * Types the untyped parameter of logger methods (`log_assignment(event)`), so that the fields a
 * sample reads from the event are checked.
 */
function eventParameterBindings(facts: Facts, api: Api): Binding[] {
  const paths = [...api.types.keys()];
  const loggerMethods = new Set(
    [...api.types.values()]
      .filter((type) => /logger/i.test(type.path))
      .flatMap((type) => [...type.members.keys()].filter((name) => /^log/i.test(name))),
  );
  return facts.definitions.flatMap((definition) => {
    if (!loggerMethods.has(definition.name)) return [];
    const pattern = /bandit/i.test(definition.name) ? RE_BANDIT_EVENT : RE_ASSIGNMENT_EVENT;
    const type = paths.find((path) => pattern.test(path));
    const param = definition.params.find((each) => each.type === undefined);
    return type && param ? [{name: param.name, type, at: param.at}] : [];
  });
}

/** Types the parameters that the SDK fills: of logger methods, and of lambdas given to it. */
export function filledBindings(
  root: SyntaxNode,
  facts: Facts,
  language: Language,
  api: Api,
): Binding[] {
  return [...eventParameterBindings(facts, api), ...callbackBindings(root, language, api)];
}
