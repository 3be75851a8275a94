import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {sampleSize} from './definition.ts';

export default defineCalculator(sampleSize, Chart);
