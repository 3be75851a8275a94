import {bayesianLift} from './bayesianLift.ts';
import {clusters} from './clusters.ts';
import {cupedOrNot} from './cupedOrNot.ts';
import {triggered} from './entryPoints.ts';
import {nonInferiority} from './nonInferiority.ts';
import {levers} from './power.ts';
import type {WorkedNumbers} from './types.ts';

export const guides: WorkedNumbers = {
  '/guides/advanced-experimentation/running-well-powered-experiments/': levers,
  '/guides/advanced-experimentation/cuped_and_significance/': cupedOrNot,
  '/guides/advanced-experimentation/bayesian-lift-vs-naive/': bayesianLift,
  '/guides/advanced-experimentation/non-inferiority-tests/': nonInferiority,
  '/guides/advanced-experimentation/analyzing-clustered-experiments/': clusters,
  '/guides/advanced-experimentation/entry_points/': triggered,
};
