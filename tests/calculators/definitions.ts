import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {mismatchChecker} from '../../src/features/calculators/SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';

/** The definition of every calculator. */
export const definitions = [
  intervalExplorer,
  lift,
  mismatchChecker,
  sampleSize,
] as unknown as readonly Definition<Fields, object>[];
