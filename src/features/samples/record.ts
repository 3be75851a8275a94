import {existsSync, readFileSync} from 'node:fs';
import type {ProvenanceEntry, ProvenanceManifest} from './types.ts';

const RECORD = '.cache/samples.json';

let record: ProvenanceManifest | undefined;

/** What the last check of samples recorded; undefined when it did not run here. */
export function sampleRecord(): ProvenanceManifest | undefined {
  if (!record && existsSync(RECORD)) {
    record = JSON.parse(readFileSync(RECORD, 'utf8')) as ProvenanceManifest;
  }
  return record;
}

/** The entries about the samples of a page, in reading order. */
export function entriesOf({fences}: ProvenanceManifest, page: string): ProvenanceEntry[] {
  return Object.entries(fences).flatMap(([id, entry]) =>
    id.startsWith(`${page}#`) ? [entry] : [],
  );
}
