import {defineCalculator} from '../kit/defineCalculator.tsx';
import {multipleTesting} from './definition.ts';

export default defineCalculator(multipleTesting);
