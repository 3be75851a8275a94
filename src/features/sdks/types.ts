import type {RawSymbol, SdkField, SdkParam} from './schema.ts';

export type {SdkField, SdkParam};

type SdkSymbolKind = RawSymbol['kind'];

/** One public name of an SDK. Overloads are separate symbols with the same name. */
export type SdkSymbol = {
  /** As written in the manifest, e.g. `EppoClient.Builder.baseUrl` or `Client#shutdown`. */
  name: string;
  kind: SdkSymbolKind;
  /** The part before the last separator, with dots: `EppoClient.Builder`; absent for top-level. */
  owner?: string;
  /** The part after the last separator, without an arity suffix: `baseUrl`. */
  member: string;
  signature: string;
  params: SdkParam[];
  fields: SdkField[];
  returns?: string;
  throws: string[];
  notes: string[];
  since?: string;
  deprecated?: string;
  /** Other names under which the same thing can be imported. */
  aliases: string[];
  /** Whether the version that samples run against has the symbol. */
  inSamplesVersion: boolean;
};

/** What an SDK does: yes, no, or yes with a remark. */
export type SdkSupport = boolean | string;

export type SdkManifest = {
  sdk: string;
  language: string;
  package: string;
  registry: string;
  latestVersion: string;
  /** The version that samples are checked against; the latest one unless the manifest says so. */
  samplesVersion: string;
  versionSource: string;
  /** ISO date of the release that was read, when the manifest records one. */
  verifiedOn?: string;
  runtime: string[];
  install: string[];
  imports: string[];
  supports: Readonly<Record<string, SdkSupport>>;
  notes: string[];
  symbols: SdkSymbol[];
};
