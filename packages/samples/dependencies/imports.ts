import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import {SCRIPTED} from '../core/languages.ts';
import {ROOT} from '../core/paths.ts';
import type {Fence} from '../core/types.ts';
import {CRATES} from '../languages/rust/template.ts';
import {sdkOf} from '../languages/sdkOf.ts';

const REQUIREMENTS = join(ROOT, 'packages/samples/languages/python/template/requirements.txt');

/** Files of the reader's project, which bundlers know by such names. */
const RE_OWN_FILE = /^(?:\.|~|@\/)/;
/** What a project of a framework is made of before a reader comes to add an SDK. */
const FRAMEWORKS = new Set(['next', 'react', 'react-dom', 'react-native']);
const RE_PYTHON = /^\s*(?:from|import) (\w+)/gm;
const RE_GO = /^\s*(?:import )?(?:\w+ )?"((?:[\w-]+\.)+[a-z]+\/[^"]+)"/gm;
const RE_JVM_SDK = /^import (?:static )?cloud\.eppo\b/m;

function scriptPackages(code: string): string[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => !RE_OWN_FILE.test(name) && !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !builtinModules.includes(name) && !FRAMEWORKS.has(name));
}

/** Packages by the module that a sample imports; other modules are the standard library's. */
function pythonPackages(code: string): string[] {
  const [required = ''] = readFileSync(REQUIREMENTS, 'utf8').split('\n\n');
  const others = [...required.matchAll(/^([\w-]+)==/gm)].map(([, name = '']) => name);
  return [...code.matchAll(RE_PYTHON)].flatMap(([, module = '']) => {
    if (module === 'eppo_client') return sdkManifest('python').package;
    const isFrom = (name: string) => `${name.toLowerCase()}-`.startsWith(`${module}-`);
    return others.find((name) => isFrom(name.replaceAll('_', '-'))) ?? [];
  });
}

/** Modules of a host with an organization and a name, or of one that needs no organization. */
function goModules(code: string): string[] {
  return [...code.matchAll(RE_GO)].map(([, path = '']) =>
    path
      .split('/', path.startsWith('github.com/') ? 4 : 2)
      .join('/')
      .replace(/(\/[^/]+\/[^/]+)\/(?!v\d)[^/]+$/, '$1'),
  );
}

/** The packages that a sample imports, beside the standard library; of the JVM, the SDK alone. */
export function importedPackages(fence: Fence): string[] {
  const {language, code} = fence;
  if (SCRIPTED.includes(language)) return [...new Set(scriptPackages(code))];
  if (language === 'python') return [...new Set(pythonPackages(code))];
  if (language === 'go') return [...new Set(goModules(code))];
  if (language === 'rust') return CRATES.filter((name) => code.includes(`${name}::`));
  if ((language === 'java' || language === 'kotlin') && RE_JVM_SDK.test(code)) {
    return [sdkManifest(sdkOf(fence, language)).package.replace(/^.*:/, '')];
  }
  return [];
}
