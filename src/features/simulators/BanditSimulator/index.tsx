import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {bandit} from './definition.ts';

export default defineSimulator(
  bandit,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
