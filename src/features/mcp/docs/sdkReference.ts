/** Site path of what the manifests of all SDKs say. */
export const SDK_REFERENCE_PATH = '/sdks/reference.json';

/** A parameter, an option or a field. */
export interface ReferenceRow {
  name: string;
  type: string;
  required: boolean;
  /** As it would be written in code; absent when there is none. */
  default?: string;
  meaning: string;
  since?: string;
  deprecated?: string;
}

/** A public name of an SDK. */
export interface ReferenceSymbol {
  name: string;
  /** The last part of the name. */
  member: string;
  kind: string;
  signature: string;
  rows: readonly ReferenceRow[];
  returns?: string;
  throws: readonly string[];
  since?: string;
  notes: readonly string[];
  deprecated?: string;
}

/** An SDK with its public names. */
export interface SdkReference {
  sdk: string;
  title: string;
  /** Route of its pages, or of its page. */
  route: string;
  package: string;
  version: string;
  /** Language of signatures in code fences. */
  highlight: string;
  symbols: readonly ReferenceSymbol[];
}
