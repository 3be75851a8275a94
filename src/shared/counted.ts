import {groupDigits} from './groupDigits.ts';

/** A number with its noun, `1 row` or `14 rows`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${groupDigits(count)} ${count === 1 ? singular : plural}`;
}
