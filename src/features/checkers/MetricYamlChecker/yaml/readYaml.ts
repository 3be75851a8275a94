import {
  type Tags,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type ParsedNode,
} from 'yaml';
import type {Path} from '../problem.ts';
import {errorMessage} from '../../../../shared/errorMessage.ts';
import type {Finding} from '../../kit/types.ts';
import {firstFault, type Fault} from './faults.ts';

/**
 * What PyYAML reads as something else than text, from its `resolver.py`. The YAML 1.1 of the library
 * knows more, such as `y`, `08`, `1e3` and `-.5`, which are text to PyYAML.
 */
const FORMS = new Map<string, RegExp>(
  Object.entries({
    // A single letter is text.
    bool: /^.{2,}$/,
    int: /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][\d_]*(?::[0-5]?\d)*|0x[\da-fA-F_]+)$/,
    float:
      /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
    timestamp:
      /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
  }),
);

/** Narrows the tags of YAML 1.1 to what PyYAML reads, as an option of the library. */
function asPyYaml(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || tag.collection || !tag.test) return tag;
    const form = FORMS.get(tag.tag.replace(/^.*:/, ''));
    return form ? {...tag, test: new RegExp(`(?=${form.source})${tag.test.source}`)} : tag;
  });
}

/** A text as data, with the way back from a place in the data to the text. */
export interface ReadYaml {
  /** Undefined where the text is no YAML. */
  data: unknown;
  /** Where the text itself is wrong. */
  problems: Finding[];
  /** The line of a place, or of the nearest thing around it. */
  lineOf: (path: Path) => number | undefined;
  /** A value as it is typed; undefined, where it is not written at its place. */
  sourceOf: (path: Path) => string | undefined;
}

/** So many uses of an alias that a file with one in each metric has fewer. */
const MAX_ALIASES = 10_000;

function isSameKey(one: ParsedNode, other: ParsedNode): boolean {
  // Merge keys can repeat.
  return isScalar(one) && isScalar(other) && one.value === other.value && one.value !== '<<';
}

/** The node at a path, if the path leads to one, and the start of the nearest thing that has one. */
function placeAt(document: Document, path: Path): {node?: Node | null; start?: number | undefined} {
  let node = document.contents as Node | null;
  let start = node?.range?.[0];
  for (const part of path) {
    if (isMap(node)) {
      // Of a key that stands twice, the last one counts.
      const pair = node.items.findLast(({key}) => isScalar(key) && key.value === part);
      if (!pair) return {start};
      start = (pair.key as Node).range?.[0] ?? start;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part] as Node | null;
      start = node?.range?.[0] ?? start;
    } else return {start};
  }
  return {node, start};
}

/** Reads a file as the tool does, and remembers where everything stands. */
export function readYaml(text: string): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.1',
    customTags: asPyYaml,
    stringKeys: true,
    uniqueKeys: isSameKey,
    prettyErrors: false,
    logLevel: 'error',
    lineCounter,
  });
  const lineAt = (at: number | undefined) => (at === undefined ? at : lineCounter.linePos(at).line);
  const lineOf = (path: Path) => lineAt(placeAt(document, path).start);
  const sourceOf = (path: Path) => {
    const {node} = placeAt(document, path);
    const {range} = (isAlias(node) ? node.resolve(document) : node) ?? {};
    return range ? text.slice(range[0], range[1]).trim() : undefined;
  };
  const stop = ({at, message, fix = ''}: Fault): ReadYaml => {
    const next = `${fix} The rest of the file is checked after that.`.trim();
    const problem = {severity: 'error', line: lineAt(at), message, fix: next} as const;
    return {data: undefined, problems: [problem], lineOf, sourceOf};
  };
  const fault = firstFault(text, document);
  if (fault) return stop(fault);
  try {
    const data = document.toJS({maxAliasCount: MAX_ALIASES}) as unknown;
    const problems = document.errors.map(({pos: [at]}) => ({
      severity: 'warning' as const,
      line: lineAt(at),
      message: 'This key stands here a second time. The tool keeps the last one and says nothing.',
      fix: 'Keep one of the two.',
    }));
    return {data, problems, lineOf, sourceOf};
  } catch (error) {
    return stop({message: `${errorMessage(error)}.`});
  }
}
