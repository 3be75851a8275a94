import type {OneCall} from './schema.ts';

/**
 * A value as most languages print it. How JSON is printed differs between versions and libraries, so
 * only languages whose samples are executed say it.
 */
export function plainValue(
  {type, value}: OneCall,
  {
    fraction = String,
    boolean = String,
  }: {
    fraction?: (value: number) => string;
    boolean?: (value: boolean) => string;
  } = {},
): string | undefined {
  switch (type) {
    case 'JSON':
      return undefined;
    case 'NUMERIC':
      return fraction(value as number);
    case 'BOOLEAN':
      return boolean(value as boolean);
    default:
      return String(value);
  }
}
