import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {bayesianCalculator} from '../../src/features/calculators/BayesianCalculator/definition.ts';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import {cupedCalculator} from '../../src/features/calculators/CupedCalculator/definition.ts';
import {globalLiftCalculator} from '../../src/features/calculators/GlobalLiftCalculator/definition.ts';
import {interactionCalculator} from '../../src/features/calculators/InteractionCalculator/definition.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {multipleTesting} from '../../src/features/calculators/MultipleTestingCalculator/definition.ts';
import {nonInferiority} from '../../src/features/calculators/NonInferiorityCalculator/definition.ts';
import {pastedData} from '../../src/features/calculators/PastedData/definition.ts';
import {power} from '../../src/features/calculators/PowerCalculator/definition.ts';
import {mismatchChecker} from '../../src/features/calculators/SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';
import {sequentialBoundaries} from '../../src/features/calculators/SequentialBoundaries/definition.ts';
import {winsorization} from '../../src/features/calculators/WinsorizationCalculator/definition.ts';

/** The definition of every calculator. */
export const definitions = [
  bayesianCalculator,
  cupedCalculator,
  globalLiftCalculator,
  interactionCalculator,
  intervalExplorer,
  lift,
  mismatchChecker,
  multipleTesting,
  nonInferiority,
  pastedData,
  power,
  sampleSize,
  sequentialBoundaries,
  winsorization,
] as unknown as readonly Definition<Fields, object>[];
