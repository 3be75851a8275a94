import type {SyntaxNode} from '../syntax/node.ts';
import {walk} from '../syntax/node.ts';
import type {Api, ApiType} from './api.ts';
import {checkArguments} from './arguments.ts';
import type {Callable} from './callable.ts';
import {filledBindings} from './callbacks.ts';
import {missingEffect} from './effects.ts';
import type {Language, Argument, Expression, Facts} from './expression.ts';
import type {SymbolRules} from '../rules.ts';
import {checkImports, sdkImports} from './imports.ts';
import {NameLookup} from './names.ts';
import {checkOverrides} from './overrides.ts';
import {misspeltNames, unknownSdkTypes} from './misspelt.ts';
import {nearest} from './nearest.ts';
import type {Reference, SymbolProblem} from './reference.ts';
import {resultType} from './resultType.ts';
import {collectFacts, findBinding, groupByScope, isInside} from './scope.ts';

class SymbolChecker {
  readonly problems: SymbolProblem[] = [];
  usesSdk = false;
  private readonly facts: Facts;
  private readonly seen = new Map<SyntaxNode, Reference | undefined>();
  private readonly scopes;
  private readonly names: NameLookup;

  constructor(
    private readonly root: SyntaxNode,
    private readonly language: Language,
    private readonly api: Api,
    private readonly rules: SymbolRules,
  ) {
    const facts = collectFacts(root, language);
    this.facts = facts;
    this.names = new NameLookup(facts, api, rules, (problem) => this.problems.push(problem));
    const filled = filledBindings(root, facts, language, api);
    this.scopes = groupByScope([...facts.bindings, ...filled], language);
  }

  run(): void {
    const imports = checkImports(this.facts.imports, this.api, this.rules);
    this.problems.push(...imports);
    this.usesSdk ||= sdkImports(this.facts.imports, this.rules).length > 0;
    for (const use of this.facts.supertypes) {
      if (this.facts.defined.has(use.name)) continue;
      const base = this.names.type(use.name, use.at);
      if (base?.kind !== 'type') continue;
      const problem = checkOverrides(base.type, use.at, this.language.classes, this.api.label);
      if (problem) this.problems.push(problem);
    }
    for (const {type, at} of this.facts.bindings) {
      if (type) this.names.type(type, at);
    }
    walk(this.root, (node) => this.evaluate(node));
    this.problems.push(...this.unknownNames());
  }

  /** Names that nothing declares: as the language knows, or read once and like a declared one. */
  private unknownNames(): SymbolProblem[] {
    const own =
      this.language.unknownNames ?? ((root) => misspeltNames(root, this.language, this.facts));
    const unknown = own(this.root).filter(({at}) => !this.rules.clientNames.includes(at.text));
    const missing = this.language.missingImport?.(this.root, this.rules.modules);
    return [
      ...(missing ? [missing] : []),
      ...unknown,
      ...unknownSdkTypes(this.root, this.facts, this.api),
    ];
  }

  private report(at: SyntaxNode, message: string, hint?: string): void {
    this.problems.push({at, message, hint});
  }

  private evaluate(node: SyntaxNode): Reference | undefined {
    if (this.seen.has(node)) return this.seen.get(node);
    this.seen.set(node, undefined);
    const expression = this.language.expression(node);
    const reference = expression && this.resolve(expression, node);
    this.usesSdk ||= reference !== undefined;
    this.seen.set(node, reference);
    return reference;
  }

  private resolve(expression: Expression, node: SyntaxNode): Reference | undefined {
    switch (expression.kind) {
      case 'name':
        return this.resolveName(expression.name, expression.at);
      case 'member':
        return this.resolveMember(expression);
      case 'call':
        return this.resolveCall(expression, node);
      case 'new':
        return this.resolveNew(expression);
      case 'index':
        return this.resolveIndex(expression);
      case 'same':
        return this.unwrap(expression.inner === node ? undefined : this.evaluate(expression.inner));
    }
  }

  private resolveName(name: string, at: SyntaxNode): Reference | undefined {
    const binding = findBinding(name, at, this.scopes, this.language);
    if (binding?.type) {
      const type = this.names.visibleType(binding.type);
      if (type) return {kind: 'value', type};
      return undefined;
    }
    // What a binding's own value contains cannot be typed by that binding.
    if (binding?.value && !isInside(at, binding.value)) {
      return this.asValue(this.evaluate(binding.value));
    }
    if (!binding && this.facts.defined.has(name)) return undefined;
    if (!binding) {
      const type = this.names.type(name, at);
      if (type) return type;
    }
    return this.names.conventionalClient(name);
  }

  private asValue(reference: Reference | undefined): Reference | undefined {
    if (reference?.kind !== 'member') return reference;
    const {member} = reference;
    const type = member.type && resultType(member.type, this.api);
    const keyed = this.api.types.get(member.name);
    if (!type && keyed?.keyed) return {kind: 'value', type: keyed};
    return type ? {kind: type.wrapped ? 'wrapped' : 'value', type: type.type} : undefined;
  }

  private unwrap(reference: Reference | undefined): Reference | undefined {
    const value = this.asValue(reference);
    return value?.kind === 'wrapped' ? {kind: 'value', type: value.type} : (value ?? reference);
  }

  private resolveMember(expression: Extract<Expression, {kind: 'member'}>): Reference | undefined {
    const object = this.evaluate(expression.object);
    if (!object) return undefined;
    const {name, at} = expression;
    if (object.kind === 'wrapped') return undefined;
    const held = object.kind === 'member' ? this.asValue(object) : object;
    if (!held || held.kind === 'member') return undefined;
    return this.memberOfType(held.type, name, at);
  }

  private memberOfType(type: ApiType, name: string, at: SyntaxNode): Reference | undefined {
    const nested = this.api.types.get(`${type.path}.${name}`);
    if (nested) return {kind: 'type', type: nested};
    if (name === this.rules.constructorName && type.constructors.length > 0) {
      return {kind: 'type', type};
    }
    const member = type.members.get(name);
    if (member) return {kind: 'member', member};
    if (type.open || this.rules.universal?.includes(name)) return undefined;
    const known = [...type.members.keys()];
    this.report(
      at,
      `\`${name}\` is not in ${this.api.label}: \`${type.path}\` has no such member`,
      nearest(name, known),
    );
    return undefined;
  }

  private resolveCall(
    expression: Extract<Expression, {kind: 'call'}>,
    node: SyntaxNode,
  ): Reference | undefined {
    const callee = this.evaluate(expression.callee);
    if (!callee) return undefined;
    const {args, at, implicit = 0, open = false} = expression;
    const call = {args, implicit, open, at};
    if (callee.kind === 'type') {
      this.checkCall(call, callee.type.constructors, callee.type.path);
      this.checkEffect(node, at, callee.type.path, callee.type.constructors);
      // Its parameters are only known as the type's options.
      if (callee.type.constructors.length === 0) this.checkFields(args, callee.type);
      return {kind: 'value', type: callee.type};
    }
    if (callee.kind !== 'member') return callee;
    const {member} = callee;
    this.checkCall(call, member.overloads, member.name);
    this.checkEffect(node, at, member.name, member.overloads);
    const result = member.overloads[0]?.returns ?? member.type;
    if (!result) return undefined;
    const type = resultType(result, this.api);
    return type && {kind: type.wrapped ? 'wrapped' : 'value', type: type.type};
  }

  private checkEffect(
    node: SyntaxNode,
    at: SyntaxNode,
    name: string,
    overloads: readonly Callable[],
  ): void {
    const [only] = overloads;
    const missing = only && overloads.length === 1 && missingEffect(node, only, this.language);
    if (missing) this.report(at, `\`${name}\` is called without ${missing} in ${this.api.label}`);
  }

  private checkCall(
    call: {args: Argument[]; implicit: number; open: boolean; at: SyntaxNode},
    overloads: readonly Callable[],
    label: string,
  ): void {
    const {orderedLabels = false} = this.rules;
    const problem = checkArguments(call, overloads, `\`${label}\``, orderedLabels);
    if (!problem) return;
    this.report(problem.at, `${problem.message} in ${this.api.label}`, problem.hint);
  }

  private checkFields(fields: readonly Argument[], type: ApiType): void {
    for (const field of fields) {
      if (field.name === undefined || type.open || type.members.has(field.name)) continue;
      this.report(
        field.at,
        `\`${field.name}\` is not an option of \`${type.path}\` in ${this.api.label}`,
        nearest(field.name, type.members.keys()),
      );
    }
  }

  private resolveNew(expression: Extract<Expression, {kind: 'new'}>): Reference | undefined {
    if (this.facts.defined.has(expression.type)) return undefined;
    const reference = this.names.type(expression.type, expression.at);
    if (reference?.kind !== 'type') return undefined;
    const {type} = reference;
    const call = {args: expression.args, implicit: 0, open: false, at: expression.at};
    if (expression.fields.length === 0 || expression.args.length > 0) {
      this.checkCall(call, type.constructors, type.path);
    }
    this.checkFields(expression.fields, type);
    return {kind: 'value', type};
  }

  private resolveIndex(expression: Extract<Expression, {kind: 'index'}>): undefined {
    const object = this.unwrap(this.evaluate(expression.object));
    if (object?.kind !== 'value' || object.type.open) return;
    const {type} = object;
    if (!type.keyed || type.members.has(expression.key)) return;
    this.report(
      expression.at,
      `\`${expression.key}\` is not a field of the ${type.path} in ${this.api.label}`,
      nearest(expression.key, type.members.keys()),
    );
  }
}

/**
 * Checks every SDK symbol that a snippet uses against the manifest: imports, members of objects
 * that come from the SDK, options, named arguments and the number of arguments.
 */
export function checkSymbols(
  root: SyntaxNode,
  language: Language,
  api: Api,
  rules: SymbolRules,
): {problems: SymbolProblem[]; usesSdk: boolean} {
  const checker = new SymbolChecker(root, language, api, rules);
  checker.run();
  return {problems: checker.problems, usesSdk: checker.usesSdk};
}
