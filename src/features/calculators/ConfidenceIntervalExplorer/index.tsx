import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {intervalExplorer} from './definition.ts';

export default defineCalculator(intervalExplorer, Chart);
