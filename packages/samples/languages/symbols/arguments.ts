import type {Callable, CallableParam} from './callable.ts';
import type {Argument} from './expression.ts';
import {nearest} from './nearest.ts';
import type {SymbolProblem} from './reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';

type Call = {args: readonly Argument[]; implicit: number; open: boolean; at: SyntaxNode};

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function expected(params: readonly CallableParam[]): string {
  const max = params.filter((param) => !param.keyword).length;
  const min = params.filter((param) => !param.keyword && param.required).length;
  return min === max ? plural(max, 'argument') : `${min} to ${plural(max, 'argument')}`;
}

function unknownName(call: Call, params: readonly CallableParam[], label: string) {
  const names = params.map((param) => param.name);
  const wrong = call.args.find((arg) => arg.name !== undefined && !names.includes(arg.name));
  if (!wrong?.name) return undefined;
  return {
    at: wrong.at,
    message: `\`${wrong.name}\` is not a parameter of ${label}`,
    hint: nearest(wrong.name, names),
  };
}

function wrongCount(call: Call, params: readonly CallableParam[], label: string) {
  if (call.open) return undefined;
  const given = call.args.filter((arg) => arg.name === undefined).length + call.implicit;
  const positional = params.filter((param) => !param.keyword);
  const message = `${label} takes ${expected(params)}, ${given} given`;
  const hint = `its parameters are ${params.map((param) => param.name).join(', ')}`;
  if (given > positional.length) return {at: call.at, message, hint};
  const byName = new Set(call.args.map((arg) => arg.name));
  const missing = params.filter((param) => param.required && !byName.has(param.name));
  const lacking = missing.filter(
    (param) => param.keyword || !positional.slice(0, given).includes(param),
  );
  if (lacking.length === 0) return undefined;
  // Optional parameters in the middle (an overload without attributes) shift the later ones.
  const required = positional.filter((param) => param.required).length;
  if (!lacking.some((param) => param.keyword) && given + byName.size - 1 >= required) {
    return undefined;
  }
  const names = lacking.map((param) => `\`${param.name}\``).join(', ');
  return {at: call.at, message: `${label} is called without ${names}`, hint};
}

function wrongOrder(call: Call, params: readonly CallableParam[], label: string) {
  const order = params.map((param) => param.name);
  const labels = call.args.flatMap((arg) => (arg.name === undefined ? [] : [arg]));
  const late = labels.find(
    (arg, i) => i > 0 && order.indexOf(arg.name ?? '') < order.indexOf(labels[i - 1]?.name ?? ''),
  );
  if (!late) return undefined;
  return {
    at: late.at,
    message: `\`${late.name}\` is out of order in ${label}`,
    hint: `the order is ${order.join(', ')}`,
  };
}

/**
 * Compares the arguments of a call with the ways the manifest says it can be made.
 *
 * @param ordered whether named arguments must keep the order of the declaration, as in Swift
 * @returns the problem with the overload that fits best, or undefined when one fits
 */
export function checkArguments(
  call: Call,
  overloads: readonly Callable[],
  label: string,
  ordered: boolean,
): SymbolProblem | undefined {
  const known = overloads.flatMap((overload) => (overload.params ? [overload.params] : []));
  if (known.length === 0 || known.length < overloads.length) return undefined;
  let first: SymbolProblem | undefined;
  for (const params of known) {
    const problem =
      unknownName(call, params, label) ??
      wrongCount(call, params, label) ??
      (ordered ? wrongOrder(call, params, label) : undefined);
    if (!problem) return undefined;
    first ??= problem;
  }
  return first;
}
