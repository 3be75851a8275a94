import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {banditPage} from './page.ts';

export default defineSimulator(
  banditPage,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
