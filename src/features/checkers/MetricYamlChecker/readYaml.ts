import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Tags,
  type YAMLError,
} from 'yaml';
import {errorMessage} from '../../../shared/errorMessage.ts';
import type {Path} from './problem.ts';

/** A place where the text itself is wrong. */
interface SyntaxProblem {
  severity: 'error' | 'warning';
  line: number;
  message: string;
  fix: string;
}

interface ReadYaml {
  /** Undefined where the text is no YAML. */
  data: unknown;
  problems: SyntaxProblem[];
  /** The line of a place, or of the nearest thing around it. */
  lineOf: (path: Path) => number | undefined;
}

/** The tool reads YAML 1.1 with PyYAML, to which a bare `y` or `n` is text, not true or false. */
function asPyYaml(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === 'string' || tag.collection || !tag.test
      ? tag
      : {...tag, test: new RegExp(`^(?![yYnN]$)(?:${tag.test.source})`, tag.test.flags)},
  );
}

function describe(error: YAMLError, line: number): SyntaxProblem {
  if (error.code === 'DUPLICATE_KEY') {
    const message =
      'This key stands here a second time. The tool keeps the last one and says nothing.';
    return {severity: 'warning', line, message, fix: 'Keep one of the two.'};
  }
  const [what = ''] = error.message.split('\n');
  const message = `This is no valid YAML: ${what.replace(/ at line \d.*$/, '')}.`;
  const fix =
    error.code === 'TAB_AS_INDENT'
      ? 'Indent with spaces; YAML forbids tabs.'
      : 'Correct this line first: the rest of the file can be read only then.';
  return {severity: 'error', line, message, fix};
}

/** The node at a path, and the start of the innermost thing around it that has one. */
function startOf(document: Document, path: Path): number | undefined {
  let node = document.contents as Node | null;
  let start = node?.range?.[0];
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === part);
      if (!pair) break;
      start = (pair.key as Node).range?.[0] ?? start;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part] as Node | null;
      start = node?.range?.[0] ?? start;
    } else break;
  }
  return start;
}

/** Reads a file as the tool does, and remembers where everything stands. */
export function readYaml(text: string): ReadYaml {
  const lineCounter = new LineCounter();
  const options = {version: '1.1', lineCounter, logLevel: 'error'} as const;
  const document = parseDocument(text, {...options, customTags: asPyYaml});
  const problems = document.errors.map((error) =>
    describe(error, lineCounter.linePos(error.pos[0]).line),
  );
  const lineOf = (path: Path) => {
    const start = startOf(document, path);
    return start === undefined ? undefined : lineCounter.linePos(start).line;
  };
  if (problems.some(({severity}) => severity === 'error')) {
    return {data: undefined, problems, lineOf};
  }
  try {
    return {data: document.toJS() as unknown, problems, lineOf};
  } catch (error) {
    const message = `This YAML cannot be unfolded: ${errorMessage(error)}.`;
    const fix = 'Write the values out in place of aliases.';
    return {data: undefined, problems: [{severity: 'error', line: 1, message, fix}], lineOf};
  }
}
