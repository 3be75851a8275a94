import {existsSync, readFileSync} from 'node:fs';
import type {ProvenanceEntry, ProvenanceManifest} from './types.ts';

/** File of the record, from the folder of the repository. */
export const SAMPLE_RECORD = '.cache/samples.json';

let record: ProvenanceManifest | undefined;

/** What the last check of samples recorded; undefined when it did not run here. */
export function sampleRecord(): ProvenanceManifest | undefined {
  if (!record && existsSync(SAMPLE_RECORD)) {
    record = JSON.parse(readFileSync(SAMPLE_RECORD, 'utf8')) as ProvenanceManifest;
  }
  return record;
}

/** The entries about the samples of a page, in reading order. */
export function entriesOf({fences}: ProvenanceManifest, page: string): ProvenanceEntry[] {
  return Object.entries(fences).flatMap(([id, entry]) =>
    id.startsWith(`${page}#`) ? [entry] : [],
  );
}
