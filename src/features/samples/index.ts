export {provenanceLabel} from './label.ts';
export type {Proof, ProvenanceManifest} from './types.ts';
export {otherTexts} from './readings.ts';
