import {format} from 'd3-format';

/** Writes a number: a text with a d3-format in braces, such as `day {d}`. Zero has no sign. */
export function formatNumber(template: string, value: number): string {
  const shown = (spec: string) => format(value === 0 ? spec.replace('+', '') : spec)(value);
  return template.replace(/\{([^}]*)\}/, (_, spec: string) => shown(spec));
}
