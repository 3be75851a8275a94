import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {power} from './definition.ts';

export default defineCalculator(power, Chart);
