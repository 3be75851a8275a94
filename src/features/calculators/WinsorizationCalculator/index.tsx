import {defineCalculator} from '../kit/defineCalculator.tsx';
import {winsorization} from './definition.ts';

export default defineCalculator(winsorization);
