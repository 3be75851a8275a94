import type {Definition} from './kit/definition.ts';
import type {Fields} from './kit/fields.ts';
import {bayesianCalculator} from './BayesianCalculator/definition.ts';
import {intervalExplorer} from './ConfidenceIntervalExplorer/definition.ts';
import {cupedCalculator} from './CupedCalculator/definition.ts';
import {lift} from './LiftCalculator/definition.ts';
import {multipleTesting} from './MultipleTestingCalculator/definition.ts';
import {pastedData} from './PastedData/definition.ts';
import {power} from './PowerCalculator/definition.ts';
import {mismatchChecker} from './SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from './SampleSizeCalculator/definition.ts';

/** The definition of every calculator. */
export const definitions = [
  bayesianCalculator,
  cupedCalculator,
  intervalExplorer,
  lift,
  mismatchChecker,
  multipleTesting,
  pastedData,
  power,
  sampleSize,
] as unknown as readonly Definition<Fields, object>[];
