/** What the sample check did with a fence that it found no fault in. */
type ProvenanceStatus = 'ran' | 'compiled' | 'executed-sql' | 'symbols-checked' | 'parsed';

/**
 * How a warehouse reads a statement written for DuckDB: as it is, as another text, or not at all,
 * because it lacks a function.
 */
export type DialectReading = 'same' | {sql: string} | {lacks: string};

/** How a sample was proven: what its line in a file of proofs holds. */
export type Proof = {
  status: ProvenanceStatus | 'failed' | 'unchecked';
  /** The tool and its version, e.g. `typescript 6.0.3`. */
  tool: string;
  /** The package or schema checked against, e.g. `@eppo/node-server-sdk 3.10.2`. */
  against?: string;
  /** How warehouses read SQL that is written for DuckDB, by dialect. */
  readings?: Readonly<Record<string, DialectReading>>;
  /** Signatures of what it uses of the SDK, by the key of an identifier. */
  signatures?: Readonly<Record<string, string>>;
};
