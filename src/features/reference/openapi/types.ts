import type {SchemaDocument} from '../schemas/document.ts';
import type {Certainty, JsonSchema} from '../schemas/types.ts';

/** A body of a request or of an answer. */
export interface Media {
  type: string;
  schema?: JsonSchema;
  example?: unknown;
  /** Where the schema stands. */
  pointer: string;
}

/** A parameter as the description has it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  'x-certainty'?: Certainty;
  schema: JsonSchema;
  /** Where the schema stands. */
  pointer: string;
  /** Value in the examples; undefined for what an example leaves out. */
  example?: unknown;
}

export interface Answer {
  /** Such as `200`, or `2XX` for any success. */
  status: string;
  description: string;
  /** Whether other operations answer the same, so that one explanation serves all. */
  isShared: boolean;
  media?: Media;
}

/** One method of one path. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  certainty: Certainty;
  tags: readonly string[];
  /** Id of its heading. */
  anchor: string;
  parameters: Parameter[];
  body?: Media;
  answers: Answer[];
}

/** A page of the reference. */
export interface Group {
  name: string;
  route: string;
  operations: Operation[];
  /** Names of the objects that the page describes. */
  schemas: string[];
}

export interface Api {
  document: SchemaDocument;
  server: string;
  /** Header that carries the key. */
  keyHeader: string;
  groups: Group[];
}
