export {provenanceLabel} from './label.ts';
export type {Proof, ProvenanceEntry, ProvenanceManifest, ProvenanceStatus} from './types.ts';
