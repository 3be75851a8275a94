import {defineSimulator} from '../kit/defineSimulator.tsx';
import Chart from './Chart.tsx';
import {geoLiftPage} from './page.ts';

export default defineSimulator(
  geoLiftPage,
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  Chart,
);
