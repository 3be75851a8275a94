import {defineCalculator} from '../kit/defineCalculator.tsx';
import {lift} from './definition.ts';

export default defineCalculator(lift);
