import {defineCalculator} from '../kit/defineCalculator.tsx';
import {pastedData} from './definition.ts';

export default defineCalculator(pastedData);
