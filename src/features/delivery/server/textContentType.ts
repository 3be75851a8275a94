import path from 'node:path';
import {textTypes} from '../textTypes.ts';

/** Returns the content type of a text file with its character set, or undefined for others. */
export function textContentType(file: string): string | undefined {
  const type = textTypes.get(path.extname(file));
  return type && `${type}; charset=utf-8`;
}
