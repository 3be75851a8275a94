import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {bayesianCalculator} from '../../src/features/calculators/BayesianCalculator/definition.ts';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import {cupedCalculator} from '../../src/features/calculators/CupedCalculator/definition.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {multipleTesting} from '../../src/features/calculators/MultipleTestingCalculator/definition.ts';
import {pastedData} from '../../src/features/calculators/PastedData/definition.ts';
import {power} from '../../src/features/calculators/PowerCalculator/definition.ts';
import {mismatchChecker} from '../../src/features/calculators/SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';

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
