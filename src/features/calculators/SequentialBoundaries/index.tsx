import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {sequentialBoundaries} from './definition.ts';

export default defineCalculator(sequentialBoundaries, Chart);
