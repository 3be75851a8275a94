import {defineCalculator} from '../kit/defineCalculator.tsx';
import {globalLiftCalculator} from './definition.ts';

export default defineCalculator(globalLiftCalculator);
