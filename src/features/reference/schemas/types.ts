/** How sure a fact about the API is, surest first. */
export const certainties = ['documented', 'observed', 'inferred'] as const;

export type Certainty = (typeof certainties)[number];

/** The keywords of JSON Schema 2020-12 that are shown, with our annotations. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  externalDocs?: {url: string; description: string};
  /** What applies when the field is absent, in words: a default that is not one value. */
  'x-default'?: string;
  'x-certainty'?: Certainty;
}

/** A schema with the JSON pointer it stands at, for messages. */
export interface Located {
  schema: JsonSchema;
  pointer: string;
}

/** A place on the site that describes a schema. */
export interface SchemaLink {
  /** Name in the singular or plural, in lower case. */
  label: string;
  url: string;
}

/** One field of an object, as a table shows it. Texts are Markdown. */
export interface FieldRow {
  /** Path from the object, such as `variations[].name`. */
  name: string;
  /** Where a parameter stands, such as `query`. */
  place?: string;
  type: string;
  isRequired: boolean;
  /** Undefined when there is none, or when the field is required. */
  default?: string;
  meaning: string;
  /** Undefined when the document does not say. */
  certainty?: Certainty;
}
