import type {SyntaxNode} from '../syntax/node.ts';
import type {Api, ApiType} from './api.ts';
import {findType, plainTypeName} from './api.ts';
import type {Facts} from './expression.ts';
import {isVisible, knownModules} from './imports.ts';
import {isSdkModule, type SymbolRules} from '../rules.ts';
import {nearest} from './nearest.ts';
import type {Reference, SymbolProblem} from './reference.ts';

/** Finds what a name of a snippet means when no variable has it. */
export class NameLookup {
  constructor(
    private readonly facts: Facts,
    private readonly api: Api,
    private readonly rules: SymbolRules,
    private readonly report: (problem: SymbolProblem) => void,
  ) {}

  /** The client, for names that usually hold it in samples that leave out the rest. */
  conventionalClient(name: string): Reference | undefined {
    if (!this.rules.clientNames.includes(name)) return undefined;
    const type = findType(this.api, this.rules.clientType);
    return type && {kind: 'value', type};
  }

  /** The SDK type that a declaration names, unless the snippet means another one. */
  visibleType(name: string): ApiType | undefined {
    const type = findType(this.api, name);
    if (!type || this.facts.defined.has(name)) return undefined;
    return this.visibility(name) === 'no' ? undefined : type;
  }

  /** An SDK type used in an expression; reports it when it should have been imported. */
  type(name: string, at: SyntaxNode): Reference | undefined {
    const type = this.facts.defined.has(name) ? undefined : findType(this.api, name);
    if (!type) {
      this.unknown(name, at);
      return undefined;
    }
    const visible = this.visibility(name);
    if (visible === 'no') return undefined;
    if (visible === 'missing') {
      const modules = this.rules.modules.map((module) => `\`${module}\``).join(' or ');
      const message = `\`${name}\` is used but not imported`;
      this.report({at, message, hint: `import it from ${modules}`});
    }
    return {kind: 'type', type};
  }

  private visibility(text: string) {
    const last = plainTypeName(text).split('.').pop() ?? text;
    return isVisible(text, this.facts.imports, this.rules, knownModules(last, this.api));
  }

  /** Reports a qualified name that begins like the SDK's and ends nowhere. */
  private unknown(text: string, at: SyntaxNode): void {
    const name = plainTypeName(text);
    const paths = [...this.rules.modules, ...this.api.types.keys()];
    if (!name.includes('.') || !isSdkModule(name, this.rules)) return;
    if (paths.some((path) => path === name || path.startsWith(`${name}.`))) return;
    const message = `\`${text}\` is not in ${this.api.label}`;
    this.report({at, message, hint: nearest(name, this.api.types.keys())});
  }
}
