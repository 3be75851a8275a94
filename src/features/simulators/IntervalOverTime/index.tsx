import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {intervalOverTime} from './definition.ts';

export default defineSimulator(
  intervalOverTime,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
