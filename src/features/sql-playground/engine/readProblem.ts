import {errorMessage} from '../../../shared/errorMessage.ts';

/** What DuckDB says about an error when `errors_as_json` is set. */
interface DuckError {
  exception_type: string;
  exception_message: string;
  /** Bytes before the place. */
  position?: string;
}

const RE_EXTENSION = /exists in the (\w+) extension/;

/** The name of a file where a table is expected. */
const RE_FILE = /with name \S+\.(?:csv|json|parquet|tsv|xlsx)\b/;

function parse(text: string): DuckError | undefined {
  try {
    // Errors of the parser begin with its name.
    return JSON.parse(text.slice(text.indexOf('{'))) as DuckError;
  } catch {
    return undefined;
  }
}

function explain({exception_type: type, exception_message: text}: DuckError): string {
  const extension = RE_EXTENSION.exec(text)?.[1];
  if (extension) {
    return `This needs DuckDB's ${extension} extension, which is not part of the playground.`;
  }
  if (type === 'Out of Memory') {
    return 'The query needs more memory than the playground gives it. Read fewer rows or columns.';
  }
  if (type === 'Permission' || RE_FILE.test(text)) {
    return 'SQL here reads and writes no files or addresses; the playground page takes your own file.';
  }
  const [first = text, ...more] = text.split('\n').filter(Boolean);
  const hint = more.find((line) => /^(?:Did you mean|Candidate)/.test(line));
  return hint ? `${first} ${hint}` : first;
}

/** Says what a caught error of DuckDB means, and where it is, in bytes. */
export function readProblem(error: unknown): {message: string; position?: number} {
  const text = errorMessage(error);
  const parsed = parse(text);
  if (!parsed) return {message: text};
  const position = parsed.position === undefined ? undefined : Number(parsed.position);
  return {message: explain(parsed), ...(position === undefined ? {} : {position})};
}
