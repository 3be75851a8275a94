import {suggestOrList} from '../../../src/shared/suggest.ts';
import type {FenceMeta} from './types.ts';

/** A fault in an info string, without its position: the caller knows the fence. */
type MetaFault = {message: string; hint?: string};

/** Words a fence may carry, with what they do. */
const FLAGS: Readonly<Record<string, string>> = {
  run: 'executes the sample and checks its `// =>` comments',
  serves: 'keeps running when pasted, as a server does',
  output: 'shows what the executed sample above prints',
  showLineNumbers: 'numbers the lines',
  npm2yarn: 'shows package-manager tabs',
};

/** Attributes a fence may carry (`name="value"`), with what they do. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  title: 'file name above the code; other samples of the page can import it',
  unchecked: 'why the sample is not checked',
  schema: 'file in static/schemas that the value must match',
  preamble: 'file in packages/samples/preambles that runs before a Python sample',
  dialect: 'SQL dialect',
  since: 'SDK version that introduced what the sample shows',
  shows: 'lines shown at first, such as 1,5-9; the others open on demand',
  alt: 'text alternative of a diagram',
  caption: 'caption of a diagram',
};

const RE_TOKEN = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|\+?\{([^}]*)\}|(\S+)/g;
const RE_LINES = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/**
 * Reads the part of a fence's info string after the language.
 *
 * @returns the flags and attributes, and a fault for each word that means nothing here
 */
export function parseMeta(meta: string): {meta: FenceMeta; faults: MetaFault[]} {
  const flags = new Set<string>();
  const attributes: Record<string, string> = {};
  const faults: MetaFault[] = [];

  for (const match of meta.matchAll(RE_TOKEN)) {
    const [, name, quoted, single, bare, lines, word] = match;
    if (name !== undefined) {
      const fault = attributeFault(name, single ?? bare);
      if (fault) faults.push(fault);
      attributes[name] = quoted ?? single ?? bare ?? '';
    } else if (lines !== undefined) {
      if (!RE_LINES.test(lines)) {
        faults.push({
          message: `'{${lines}}' is not a list of lines`,
          hint: 'write {2,5-7}',
        });
      }
    } else if (word !== undefined) {
      const fault = flagFault(word);
      if (fault) faults.push(fault);
      flags.add(word);
    }
  }
  faults.push(...contradictions(flags, attributes));

  return {
    meta: {
      run: flags.has('run'),
      flags,
      attributes,
      ...pick(attributes, ['title', 'unchecked', 'schema', 'preamble', 'dialect']),
    },
    faults,
  };
}

function pick<K extends string>(
  attributes: Record<string, string>,
  names: readonly K[],
): Partial<Record<K, string>> {
  const picked: Partial<Record<K, string>> = {};
  for (const name of names) {
    if (attributes[name] !== undefined) picked[name] = attributes[name];
  }
  return picked;
}

/** @param loose the value when it is not in double quotes */
function attributeFault(name: string, loose: string | undefined): MetaFault | undefined {
  if (Object.hasOwn(ATTRIBUTES, name)) {
    return loose === undefined
      ? undefined
      : {
          message: `the value of '${name}' is not in double quotes`,
          hint: `write ${name}="${loose}"`,
        };
  }
  if (Object.hasOwn(FLAGS, name)) {
    return {message: `'${name}' takes no value`, hint: `write ${name}`};
  }
  return unknown(name, 'attribute');
}

function flagFault(word: string): MetaFault | undefined {
  if (Object.hasOwn(FLAGS, word)) return undefined;
  if (word === 'unchecked') {
    return {
      message: "'unchecked' needs a reason",
      hint: 'write unchecked="why this cannot be checked"',
    };
  }
  if (Object.hasOwn(ATTRIBUTES, word)) {
    return {message: `'${word}' needs a value`, hint: `write ${word}="…"`};
  }
  return unknown(word, 'flag');
}

function unknown(word: string, kind: 'flag' | 'attribute'): MetaFault {
  const known = [...new Set([...Object.keys(FLAGS), ...Object.keys(ATTRIBUTES)])];
  return {message: `unknown fence ${kind} '${word}'`, hint: suggestOrList(word, known)};
}

function contradictions(
  flags: ReadonlySet<string>,
  attributes: Readonly<Record<string, string>>,
): MetaFault[] {
  const faults: MetaFault[] = [];
  if (attributes.unchecked !== undefined && attributes.unchecked.trim() === '') {
    faults.push({
      message: "the reason of 'unchecked' is empty",
      hint: 'say why this cannot be checked',
    });
  }
  if (attributes.unchecked !== undefined && flags.has('run')) {
    faults.push({
      message: "a fence cannot be both 'run' and 'unchecked'",
      hint: 'remove one of them',
    });
  }
  return faults;
}
