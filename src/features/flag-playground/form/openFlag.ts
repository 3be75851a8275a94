import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';
import {MOST_CHARACTERS, readPlainConfiguration} from '../engine/configuration.ts';
import {flagSchema, type PlainFlag} from '../engine/schema.ts';

/** A flag that a form shows, or why it shows none, as a sentence. */
type OpenedFlag = {flag: PlainFlag} | {reason: string};

/** A longer flag makes a form of many screens, which answers late. */
const MOST_OF_FLAG = 50_000;

/** The keys of an object as they are written: one may stand there twice. */
function keysOf(node: Node | undefined): unknown[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).map((property) => property.children?.[0]?.value as unknown);
}

function hasTwins(node: Node): boolean {
  const keys = keysOf(node);
  return new Set(keys).size < keys.length || (node.children ?? []).some(hasTwins);
}

/** Whether a form would change another value than the one that counts, which is the last. */
function isAmbiguous(text: string, flagKey: string): boolean {
  const tree = parseTree(text);
  const flags = tree && findNodeAtLocation(tree, ['flags']);
  const node = flags && findNodeAtLocation(flags, [flagKey]);
  const count = (parent: Node | undefined, name: string) =>
    keysOf(parent).filter((key) => key === name).length;
  return !node || count(tree, 'flags') > 1 || count(flags, flagKey) > 1 || hasTwins(node);
}

/** Reads the flag that a form edits from the text of a configuration. */
export function openFlag(text: string, flagKey: string): OpenedFlag {
  const reading = readPlainConfiguration(text, MOST_CHARACTERS);
  if ('problem' in reading) return {reason: `${reading.problem.message} Correct it in JSON first.`};
  const {flags} = reading.configuration;
  if (!Object.hasOwn(flags, flagKey)) {
    return {reason: `The configuration has no flag “${flagKey}”. Choose one under “Flag key”.`};
  }
  const flag = flags[flagKey];
  if (!flagSchema.safeParse(flag).success) {
    return {reason: 'A part of the flag has another shape than a form expects. Edit it in JSON.'};
  }
  if (JSON.stringify(flag).length > MOST_OF_FLAG) {
    return {reason: 'This flag is too long for a form. Edit it in JSON.'};
  }
  if (isAmbiguous(text, flagKey)) {
    return {reason: 'A key of the flag is written twice. Remove one of them in JSON.'};
  }
  return {flag: flag as PlainFlag};
}
