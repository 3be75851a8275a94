import {defineCalculator} from '../kit/defineCalculator.tsx';
import {interactionCalculator} from './definition.ts';

export default defineCalculator(interactionCalculator);
