import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {cupedCalculator} from './definition.ts';

export default defineCalculator(cupedCalculator, Chart);
