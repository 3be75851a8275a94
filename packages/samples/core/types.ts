import type {DialectReading} from '../../../src/features/samples/types.ts';
import type {Diagnostic} from '../../../src/shared/diagnostic.ts';

/** A markdown table, as shown on the page. */
export type Table = {line: number; header: string[]; rows: string[][]};

/** What a fence's info string asks the checker to do. */
export type FenceMeta = {
  title?: string;
  run: boolean;
  /** The reason why the fence is not checked. */
  unchecked?: string;
  /** A file in `static/schemas` that the parsed value must match. */
  schema?: string;
  /** Name of a file in `packages/samples/preambles`, which runs before a Python sample. */
  preamble?: string;
  /** The SQL dialect, e.g. `snowflake`. */
  dialect?: string;
  flags: ReadonlySet<string>;
  attributes: Readonly<Record<string, string>>;
};

/** A code fence of a page or of a partial that the page shows. */
export type Fence = {
  /** `page#n`, n counting the fences of the page from 1. */
  id: string;
  /** The file the fence is written in. */
  file: string;
  /** 1-based MDX line of the first code line. */
  line: number;
  /** Columns by which the code is indented in the MDX; 0 when left out. */
  indent?: number;
  language: string;
  code: string;
  meta: FenceMeta;
  /** File of the page that shows the fence; differs from `file` for partials. */
  page: string;
  /** The markdown table directly after the fence: the result of an SQL statement. */
  followedBy?: Table;
  /** A later fence of the page that shows what this one prints. */
  output?: Fence;
};

/** An error of a page that belongs to no fence, e.g. MDX that cannot be parsed. */
export type PageFault = Diagnostic & {line: number};

/** One error in a fence, at a 1-based line of the MDX file; the column counts in the code. */
export type Finding = {
  fence: Fence;
  line: number;
  column?: number;
  message: string;
  hint?: string;
};

/** What happened to a fence. */
export type Outcome = {
  fence: Fence;
  status: 'ran' | 'compiled' | 'executed-sql' | 'parsed' | 'symbols-checked' | 'failed';
  /** The tool and its version, e.g. `typescript 6.0.3`. */
  tool: string;
  /** The package and version checked against, e.g. `@eppo/node-server-sdk 3.10.2`. */
  against?: string;
  /** How warehouses read SQL that is written for DuckDB, by dialect. */
  readings?: Readonly<Record<string, DialectReading>>;
  /** Signatures of what it uses of the SDK, by the key of an identifier. */
  signatures?: Readonly<Record<string, string>>;
  /** Why it was checked less than it could be: the language's compiler is not to be had here. */
  unproven?: string;
  findings: Finding[];
};

/** Checks the fences of some languages. */
export type Checker = {
  name: string;
  languages: readonly string[];
  check(fences: readonly Fence[]): Promise<Outcome[]>;
};
