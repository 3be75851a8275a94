/** Statistics of the experiment pages: one pure function per method, see each file. */
export {normalCdf, normalQuantile} from './special/standardNormal.ts';
export {studentTQuantile} from './welchTTest.ts';
export {chiSquareSf} from './chiSquareSf.ts';
export {relativeLift, subjectsForLift} from './relativeLift.ts';
export {ratioMetric, ratioLift} from './ratioLift.ts';
export {percentileMetric} from './percentileMetric.ts';
export {winsorize} from './winsorize.ts';
export {fixedSampleCI} from './fixedSampleCI.ts';
export {welchTTest} from './welchTTest.ts';
export {sequentialCI, hybridCI} from './sequentialCI.ts';
export {bayesianPosterior} from './bayesianPosterior.ts';
export {cupedFromSummary, varianceReduction} from './cupedFromSummary.ts';
export {preferentialBonferroni, adjustPValues} from './adjustPValues.ts';
export {srmChiSquare, srmSequential} from './srmChiSquare.ts';
export {sampleSizeForMean, sampleSizeByMethod} from './sampleSizeForMean.ts';
export {minimumDetectableEffect, powerForEffect, mdeByDuration} from './minimumDetectableEffect.ts';
export {globalLift} from './globalLift.ts';
export {
  assignmentDependence,
  interactionAnova,
  interactionFromSummary,
} from './interactionFromSummary.ts';
export {progress} from './progress.ts';
export {StatisticsInputError} from './validate.ts';
