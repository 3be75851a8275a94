import {defineCalculator} from '../kit/defineCalculator.tsx';
import Chart from './Chart.tsx';
import {mismatchChecker} from './definition.ts';

export default defineCalculator(mismatchChecker, Chart);
