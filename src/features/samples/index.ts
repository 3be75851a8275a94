export {provenanceLabel, sdkIn} from './label.ts';
export type {Proof} from './types.ts';
export {otherTexts} from './readings.ts';
