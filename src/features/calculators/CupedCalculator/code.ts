import type {Scripts} from '../kit/code/languages.ts';
import {toScripts} from '../kit/code/toScripts.ts';
import {armsFigures, armsProgram} from './codeOfArms.ts';
import {gainFigures, gainProgram} from './codeOfGain.ts';
import type {Cuped} from './computeArms.ts';

/** The numbers of the answer. */
export function figures(result: Cuped): Record<string, number> {
  return result.kind === 'gain' ? gainFigures(result) : armsFigures(result);
}

/** The widths, or the adjusted lift, as a script. */
export function toCode(result: Cuped): Scripts {
  const program = result.kind === 'gain' ? gainProgram(result) : armsProgram(result);
  return toScripts({title: 'CUPED', ...program, figures: Object.keys(figures(result))});
}
