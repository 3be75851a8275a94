import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {srm} from './definition.ts';

export default defineSimulator(
  srm,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
