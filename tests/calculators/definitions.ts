import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {pastedData} from '../../src/features/calculators/PastedData/definition.ts';
import {power} from '../../src/features/calculators/PowerCalculator/definition.ts';
import {mismatchChecker} from '../../src/features/calculators/SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';
import {winsorization} from '../../src/features/calculators/WinsorizationCalculator/definition.ts';

/** The definition of every calculator. */
export const definitions = [
  intervalExplorer,
  lift,
  mismatchChecker,
  pastedData,
  power,
  sampleSize,
  winsorization,
] as unknown as readonly Definition<Fields, object>[];
