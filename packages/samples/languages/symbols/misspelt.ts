import type {SyntaxNode} from '../syntax/node.ts';
import {walk} from '../syntax/node.ts';
import type {Api} from './api.ts';
import {identifiersOf} from './typeMembers.ts';
import type {Language, Facts} from './expression.ts';
import {nearest} from './nearest.ts';
import type {SymbolProblem} from './reference.ts';

const RE_VARIABLE = /^[a-z_]\w{3,}$/;

/**
 * Finds variables that are probably misspelt: read once, declared nowhere, and nearly the name of
 * one that is declared. Other unknown names may come from a library or another file.
 */
export function misspeltNames(root: SyntaxNode, language: Language, facts: Facts): SymbolProblem[] {
  const occurrences = new Map<string, number>();
  const read = new Map<string, SyntaxNode>();
  walk(root, (node) => {
    if (node.children.length > 0) return;
    occurrences.set(node.text, (occurrences.get(node.text) ?? 0) + 1);
    const expression = language.expression(node);
    if (expression?.kind === 'name') read.set(expression.name, expression.at);
  });
  const declared = facts.bindings.map(({name}) => name).filter((name) => RE_VARIABLE.test(name));
  const known = new Set([...declared, ...facts.defined, ...facts.definitions.map((d) => d.name)]);
  return [...read].flatMap(([name, at]) => {
    if (!RE_VARIABLE.test(name) || known.has(name) || occurrences.get(name) !== 1) return [];
    const hint = nearest(name, declared);
    return hint ? [{at, message: `\`${name}\` is not declared`, hint}] : [];
  });
}

const RE_OURS = /^Eppo[A-Z]\w+$/;

/** Finds types with the SDK's prefix that neither the manifest nor the sample knows. */
export function unknownSdkTypes(root: SyntaxNode, facts: Facts, api: Api): SymbolProblem[] {
  const known = new Set([
    ...api.manifest.symbols.flatMap(({name, signature}) => identifiersOf(`${name} ${signature}`)),
    ...facts.defined,
    ...facts.imports.flatMap(({module, names}) => [
      ...identifiersOf(module),
      ...names.flatMap(({name, local}) => [...identifiersOf(name), local]),
    ]),
    ...facts.bindings.map(({name}) => name),
  ]);
  const found = new Map<string, SyntaxNode>();
  walk(root, (node) => {
    const isName = node.children.length === 0 && /identifier|^name$|^constant$/.test(node.type);
    if (isName && RE_OURS.test(node.text) && !known.has(node.text) && !found.has(node.text)) {
      found.set(node.text, node);
    }
  });
  return [...found].map(([name, at]) => ({
    at,
    message: `\`${name}\` is not in ${api.label}`,
    hint: nearest(name, known),
  }));
}
