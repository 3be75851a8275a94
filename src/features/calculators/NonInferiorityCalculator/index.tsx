import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {nonInferiority} from './definition.ts';

export default defineCalculator(nonInferiority, Chart);
