import type {SdkRow} from '../../sdks/views/rows.ts';

/** Site path of what the manifests of all SDKs say. */
export const SDK_REFERENCE_PATH = '/sdks/reference.json';

/** A public name of an SDK. */
export interface ReferenceSymbol {
  name: string;
  /** The last part of the name. */
  member: string;
  kind: string;
  signature: string;
  /** Its parameters, its options or its fields. */
  rows: readonly SdkRow[];
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
