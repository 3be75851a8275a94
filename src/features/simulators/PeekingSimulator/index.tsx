import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {peeking} from './definition.ts';

export default defineSimulator(
  peeking,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
