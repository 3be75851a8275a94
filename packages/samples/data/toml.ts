import {parse, TomlError} from 'smol-toml';
import {checkPackage} from '../core/packages.ts';
import type {Document} from './json.ts';
import type {Problem} from './problem.ts';

/** Parses TOML and compares the SDK crates of a Cargo.toml with the manifest. */
export function parseToml(code: string): Document {
  try {
    const value = parse(code);
    return {problems: checkCrates(code, value), value};
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = error.message.split('\n', 1)[0] ?? error.message;
    return {problems: [{line: error.line, column: error.column, message}]};
  }
}

function checkCrates(code: string, {dependencies}: Record<string, unknown>): Problem[] {
  if (typeof dependencies !== 'object' || dependencies === null) return [];
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    const version =
      typeof wanted === 'object' && wanted !== null
        ? (wanted as {version?: unknown}).version
        : wanted;
    const fault = checkPackage('crates', name, version === undefined ? undefined : String(version));
    const line = code.split('\n').findIndex((text) => text.trimStart().startsWith(name));
    return fault ? [{line: Math.max(line, 0) + 1, ...fault}] : [];
  });
}
