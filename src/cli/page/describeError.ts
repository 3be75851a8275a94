import type {PageError} from './compilePage.ts';

/** Returns an error as `file:line: reason`, which editors turn into a link. */
export function describeError({file, line, reason}: PageError): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return reason.startsWith(`${file}:`) ? reason : `${place}: ${reason}`;
}
