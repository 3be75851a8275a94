import {sdkOfPage} from '../../features/sdks/definitions.ts';

/** A release that is newer than the documented one. */
export interface NewerRelease {
  sdk: string;
  documented: string;
  newest: string;
  /** Pages elsewhere whose samples were checked with a documented version. */
  samples?: readonly string[];
}

interface Findings {
  newer: readonly NewerRelease[];
  /** The SDKs whose registry did not answer. */
  unreached: readonly string[];
  /** The day of each page's last change, such as 2026-11-01. */
  changed: ReadonlyMap<string, string>;
  /** Pages that did not change since this day are listed. */
  before: string;
}

/** Lists the pages to read again: of SDKs with a newer release, and those that are long unchanged. */
export function staleReport({newer, unreached, changed, before}: Findings): string[] {
  const pages = [...changed.keys()].sort();
  const behind = newer.flatMap(({sdk, documented, newest, samples = []}) => [
    `${sdk} ${newest} is newer than ${documented}, which these pages describe; npm run sdk:watch -- ${sdk} shows what changed`,
    ...pages
      .filter((page) => sdkOfPage(page) === sdk || samples.includes(page))
      .map((page) => `  ${page}`),
  ]);
  const old = [...changed]
    .filter(([, day]) => day < before)
    .sort(([, a], [, b]) => a.localeCompare(b))
    .map(([page, day]) => `  ${day} ${page}`);
  return [
    ...behind,
    ...(unreached.length > 0 ? [`Not reached: ${unreached.join(', ')}`] : []),
    old.length > 0 ? `Not changed since ${before}:` : `Every page changed since ${before}.`,
    ...old,
  ];
}
