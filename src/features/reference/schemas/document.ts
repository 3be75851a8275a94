import {readFileSync, statSync} from 'node:fs';
import {parseDocument} from 'yaml';
import {suggestOrList} from '../../../shared/suggest.ts';

/** A JSON or YAML file whose parts refer to each other by JSON pointer. */
export interface SchemaDocument {
  /** Path relative to the repository, for messages. */
  file: string;
  root: unknown;
}

function parseRoot(file: string): object {
  const text = readFileSync(file, 'utf8');
  const parsed = parseDocument(text, {prettyErrors: false});
  const [error] = parsed.errors;
  if (error) {
    const line = text.slice(0, error.pos[0]).split('\n').length;
    throw new Error(`${file}:${line}: ${error.message}. Fix the file, not the page that shows it.`);
  }
  const root = parsed.toJS() as unknown;
  if (typeof root !== 'object' || root === null) {
    throw new Error(
      `${file}:1: the file must hold an object, but is ${text.trim() ? 'a text' : 'empty'}.`,
    );
  }
  return root;
}

const documents = new Map<string, {modified: number; document: SchemaDocument}>();

/**
 * Reads a JSON or YAML file, once per version of it.
 *
 * @param file path relative to the repository, which is the working directory
 * @throws Error naming file and line when it cannot be parsed
 */
export function readDocument(file: string): SchemaDocument {
  const modified = statSync(file).mtimeMs;
  const known = documents.get(file);
  if (known?.modified === modified) return known.document;
  const document = {file, root: parseRoot(file)};
  documents.set(file, {modified, document});
  return document;
}

function partsOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Adds keys to a JSON pointer. */
export function pointerTo(pointer: string, ...keys: readonly string[]): string {
  return [pointer, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * Returns the value at a JSON pointer such as `#/$defs/metric`.
 *
 * @param from pointer of the place that refers to it, for the message
 * @throws Error naming the file and the pointer when there is nothing
 */
export function nodeAt({file, root}: SchemaDocument, pointer: string, from?: string): unknown {
  let node = root;
  for (const part of partsOf(pointer)) {
    const parent = node;
    node =
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, part)
        ? (parent as Record<string, unknown>)[part]
        : undefined;
    if (node === undefined) {
      const advice = suggestOrList(part, Object.keys(Object(parent) as object));
      throw new Error(
        `${file}: "${pointer}" does not exist${from ? ` (referred to at "${from}")` : ''}; ${advice}`,
      );
    }
  }
  return node;
}
