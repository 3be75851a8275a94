import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {power} from './definition.ts';

export default defineSimulator(
  power,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
