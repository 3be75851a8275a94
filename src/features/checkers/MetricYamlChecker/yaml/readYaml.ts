import {
  type Tags,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import type {Path} from '../problem.ts';
import {explainFault, forbiddenCharacter, type Fault} from './faults.ts';

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

/** A place where the text itself is wrong. */
interface SyntaxProblem {
  severity: 'error' | 'warning';
  line: number | undefined;
  message: string;
  fix: string;
}

/** A text as data, with the way back from a place in the data to the text. */
export interface ReadYaml {
  /** Undefined where the text is no YAML. */
  data: unknown;
  problems: SyntaxProblem[];
  /** The line of a place, or of the nearest thing around it. */
  lineOf: (path: Path) => number | undefined;
  /** A value as it is typed; undefined, where it is not written at its place. */
  sourceOf: (path: Path) => string | undefined;
}

/** So many uses of an alias that a file with one in each metric has fewer. */
const MAX_ALIASES = 10_000;

const TOO_MANY_ALIASES: Fault = {
  at: undefined,
  message:
    'The aliases here, such as `*name`, unfold to more than this page reads. The tool may still accept the file.',
  fix: 'Write the values out in place of aliases.',
};

const NO_MERGE: Fault = {
  at: undefined,
  message: 'A merge key, `<<`, has something else than keys with values behind it.',
  fix: 'Write the keys out in its place.',
};

/** Line breaks to PyYAML only; in their place, `\n` leaves all offsets as they are. */
const OTHER_BREAKS = /\r(?!\n)|[\u0085\u2028\u2029]/g;

function isSameKey(one: ParsedNode, other: ParsedNode): boolean {
  // Merge keys can repeat.
  return isScalar(one) && isScalar(other) && one.value === other.value && one.value !== '<<';
}

function parse(text: string): Document {
  return parseDocument(text.replace(OTHER_BREAKS, '\n'), {
    version: '1.1',
    customTags: asPyYaml,
    stringKeys: true,
    uniqueKeys: isSameKey,
    prettyErrors: false,
    logLevel: 'error',
  });
}

/** The first alias of a name that nothing above it has. */
function unknownAlias(document: Document): Fault | undefined {
  const anchors = new Set<string>();
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) && !anchors.has(node.source)) {
        const message = `Nothing above this line is named \`&${node.source}\`.`;
        const fix = `Correct the name, or, if \`*${node.source}\` is text, write the value in quotes.`;
        fault = {at: node.range?.[0], message, fix};
        return visit.BREAK;
      }
      if (node.anchor) anchors.add(node.anchor);
      return undefined;
    },
  });
  return fault;
}

/** What stops the tool first: what follows is read otherwise once that is mended. */
function firstFault(text: string, document: Document): Fault | undefined {
  const isFault = ({code}: YAMLError) => code !== 'DUPLICATE_KEY';
  const unknownTags = document.warnings.filter(({code}) => code === 'TAG_RESOLVE_FAILED');
  const [error] = [...unknownTags, ...document.errors.filter(isFault)].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  const faults = [
    forbiddenCharacter(text),
    error && explainFault(error, document, text),
    error ? undefined : unknownAlias(document),
  ];
  return faults
    .filter((fault) => fault !== undefined)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))[0];
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

function repeatedKeys({errors}: Document): Fault[] {
  const message =
    'This key stands here a second time. The tool keeps the last one and says nothing.';
  return errors.map(({pos: [at]}) => ({at, message, fix: 'Keep one of the two.'}));
}

/** Reads a file as the tool does, and remembers where everything stands. */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const {0: end, index} of text.matchAll(/\r\n?|\n/g)) lines.addNewLine(index + end.length);
  const lineAt = (at: number | undefined) => (at === undefined ? at : lines.linePos(at).line);
  const document = parse(text);
  const lineOf = (path: Path) => lineAt(placeAt(document, path).start);
  const sourceOf = (path: Path) => {
    const {node} = placeAt(document, path);
    const {range} = (isAlias(node) ? node.resolve(document) : node) ?? {};
    return range ? text.slice(range[0], range[1]).trim() : undefined;
  };
  const tell = ({at, message, fix}: Fault, severity: SyntaxProblem['severity']) => {
    return {severity, line: lineAt(at), message, fix};
  };
  const stop = (fault: Fault): ReadYaml => {
    const fix = `${fault.fix} The rest of the file is checked after that.`;
    return {data: undefined, problems: [tell({...fault, fix}, 'error')], lineOf, sourceOf};
  };
  const fault = firstFault(text, document);
  if (fault) return stop(fault);
  try {
    const data = document.toJS({maxAliasCount: MAX_ALIASES}) as unknown;
    const problems = repeatedKeys(document).map((repeated) => tell(repeated, 'warning'));
    return {data, problems, lineOf, sourceOf};
  } catch (error) {
    return stop(error instanceof ReferenceError ? TOO_MANY_ALIASES : NO_MERGE);
  }
}
