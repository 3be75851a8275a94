/**
 * Reads from a header such as `Accept` how much a client wants something.
 *
 * @param header value of the header, a list of names with weights: `br;q=0.5, gzip`.
 * @param name in lower case, such as `gzip`.
 * @returns a number from 0, which means never; undefined when the header does not name it.
 */
export function quality(header: string, name: string): number | undefined {
  const range = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .find(([first]) => first === name);
  const weight = range?.find((parameter) => parameter.startsWith('q='));
  return range && (weight === undefined ? 1 : Number(weight.slice('q='.length)));
}
