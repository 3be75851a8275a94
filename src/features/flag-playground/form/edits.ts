import {applyEdits, modify} from 'jsonc-parser';
import type {Path} from '../engine/problem.ts';

export interface Edit {
  /** From the flag to the value. */
  path: Path;
  /** Undefined removes what is there. */
  value: unknown;
  /** Whether the value is put before what is there, instead of in its place. */
  isInsertion?: boolean;
}

const FORMATTING = {insertSpaces: true, tabSize: 2};

/** Writes changes of a flag into the text of its configuration; all else stays as it is written. */
export function editFlag(text: string, flagKey: string, edits: readonly Edit[]): string {
  return edits.reduce((written, {path, value, isInsertion = false}) => {
    const options = {formattingOptions: FORMATTING, isArrayInsertion: isInsertion};
    return applyEdits(written, modify(written, ['flags', flagKey, ...path], value, options));
  }, text);
}
