import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {geoLift} from './definition.ts';

export default defineSimulator(
  geoLift,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
