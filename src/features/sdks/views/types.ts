import type {Returned} from './returns.ts';

/** What `<SdkVersion>` shows. */
export type SdkVersionData = {
  sdk: string;
  package: string;
  registry: string;
  latestVersion: string;
  /** ISO date of the release that was read. */
  verifiedOn?: string;
  /** Version that the samples run against, when it is not the latest one. */
  samplesVersion?: string;
};

/** One tab of `<SdkInstall>`. */
export type SdkInstallCommand = {
  value: string;
  label: string;
  language: string;
  code: string;
  note?: string;
};

/** One row of an options table, of a parameter list or of an event's fields. */
export type SdkRow = {
  name: string;
  type: string;
  required: boolean;
  /** As it would be written in code; absent when there is none. */
  default?: string;
  meaning: string;
  since?: string;
  deprecated?: string;
};

export type SdkOptionsData = {
  of: string;
  rows: SdkRow[];
  /** Whether the SDK logs or returns this, so that no row has a default. */
  isOutput: boolean;
};

/** One way to call a function or method. */
export type SdkSignatureData = {
  name: string;
  language: string;
  signature: string;
  params: SdkRow[];
  isOutput: boolean;
  returns?: Returned;
  throws: string[];
  notes: string[];
  since?: string;
  deprecated?: string;
};

export type SdkCapability = 'details' | 'bandits' | 'deduplication' | 'polling' | 'offline';

export type SdkCapabilitiesData = {
  sdk: string;
  /** Language or platform as a reader would call it. */
  title: string;
  version: string;
  /** Yes, no, or yes with a remark. */
  capabilities: Record<SdkCapability, boolean | string>;
}[];
