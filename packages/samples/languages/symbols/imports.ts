import {suggest} from '../../../../src/shared/suggest.ts';
import type {Api} from './api.ts';
import {findType, importableNames, plainTypeName} from './api.ts';
import type {Import} from './expression.ts';
import {isSdkModule, type SymbolRules} from '../rules.ts';
import {nearest} from './nearest.ts';
import type {SymbolProblem} from './reference.ts';

const RE_LOOKS_LIKE_SDK = /^(?:package:|com\.|\\)?eppo/i;

/** The imports that belong to the SDK. */
export function sdkImports(imports: readonly Import[], rules: SymbolRules): Import[] {
  return imports.filter((each) => isSdkModule(each.module, rules));
}

function importsName(each: Import, name: string): boolean {
  const first = name.split('.')[0] ?? name;
  return each.local === first || each.names.some((imported) => imported.local === first);
}

/**
 * Whether a sample that uses an SDK name sees it. A fragment without any import is taken as the
 * middle of a program; one with imports must import what it uses.
 *
 * @param modules those that have the name, empty when unknown
 * @returns `no` when the name belongs to something else
 */
export function isVisible(
  text: string,
  imports: readonly Import[],
  rules: SymbolRules,
  modules: ReadonlySet<string>,
): 'yes' | 'no' | 'missing' {
  const name = plainTypeName(text);
  const own = sdkImports(imports, rules);
  const opens = (each: Import) => each.wildcard && (modules.size === 0 || modules.has(each.module));
  if (own.some((each) => opens(each) || importsName(each, name))) return 'yes';
  if (isSdkModule(name, rules)) return 'yes';
  if (imports.some((each) => importsName(each, name))) return 'no';
  if (imports.length === 0 || rules.seesAll) return 'yes';
  if (own.length > 0 && name !== 'Error') return 'missing';
  return /eppo/i.test(name) ? 'missing' : 'no';
}

function moduleProblem(each: Import, rules: SymbolRules): SymbolProblem | undefined {
  if (isSdkModule(each.module, rules)) return undefined;
  const guess = suggest(each.module, rules.modules);
  if (!guess && !RE_LOOKS_LIKE_SDK.test(each.module)) return undefined;
  return {
    at: each.at,
    message: `\`${each.module}\` is not a module of the SDK`,
    hint: guess ?? `known: ${rules.modules.map((module) => `\`${module}\``).join(', ')}`,
  };
}

/** Modules in which the manifest shows a type by its qualified name. */
export function knownModules(name: string, api: Api): ReadonlySet<string> {
  const {symbols, imports} = api.manifest;
  const texts = [...imports, ...symbols.flatMap((each) => [each.signature, ...each.notes])];
  const pattern = new RegExp(`((?:[A-Za-z_]\\w*[.\\\\])+)${name}\\b`, 'g');
  const modules = texts.flatMap((text) =>
    [...text.matchAll(pattern)].map((match) => (match[1] ?? '').slice(0, -1)),
  );
  const own = symbols.find((each) => each.name === name)?.signature ?? '';
  const namespace = /\(namespace ([\w.]+)/.exec(own)?.[1];
  return new Set([
    ...modules.filter((module) => /^(?:Eppo|eppo_sdk)\b/.test(module)),
    ...(namespace ? [namespace] : []),
  ]);
}

function nameProblems(each: Import, api: Api, rules: SymbolRules): SymbolProblem[] {
  if (!rules.modules.includes(each.module) && rules.modules.length > 1) {
    return [
      {
        at: each.at,
        message: `\`${each.module}\` is not in ${api.label}`,
        hint: nearest(each.module, rules.modules),
      },
    ];
  }
  return each.names.flatMap((imported) => {
    const last = imported.name.split('.').pop() ?? imported.name;
    const full = `${each.module}.${imported.name}`;
    if (!findType(api, imported.name) && !rules.modules.includes(full)) {
      return [
        {
          at: imported.at,
          message: `\`${imported.name}\` is not in ${api.label}`,
          hint: nearest(imported.name, importableNames(api)),
        },
      ];
    }
    const modules = knownModules(last, api);
    if (modules.size === 0 || modules.has(each.module)) return [];
    return [
      {
        at: imported.at,
        message: `\`${imported.name}\` is not in \`${each.module}\``,
        hint: `it is in \`${[...modules].join('` or `')}\``,
      },
    ];
  });
}

/** Checks that the SDK's modules are spelled right and have the names that are imported. */
export function checkImports(
  imports: readonly Import[],
  api: Api,
  rules: SymbolRules,
): SymbolProblem[] {
  return imports.flatMap((each) => {
    const problem = moduleProblem(each, rules);
    if (problem) return [problem];
    return isSdkModule(each.module, rules) ? nameProblems(each, api, rules) : [];
  });
}
