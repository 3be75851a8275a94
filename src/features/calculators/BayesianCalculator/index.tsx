import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {bayesianCalculator} from './definition.ts';

export default defineCalculator(bayesianCalculator, Chart);
