import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {novelty} from './definition.ts';

export default defineSimulator(
  novelty,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
