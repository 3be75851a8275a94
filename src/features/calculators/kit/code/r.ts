import {preambleOf} from './preamble.ts';
import {HALVINGS, halvingOf, type Program} from './program.ts';

/** A program as a script for R without packages. */
export function toR(program: Program): string {
  const {title, given, formulas, figures} = program;
  const inputs = Object.entries(given).map(([name, value]) => {
    return `${name} <- ${typeof value === 'number' ? value : `c(${value.join(', ')})`}`;
  });
  const lines = Object.entries(formulas).flatMap(([name, formula]) => {
    if (typeof formula === 'string') return [`${name} <- ${formula}`];
    const {start, next} = halvingOf(name, formula);
    return [`${name} <- ${start}`, `for (k in 1:${HALVINGS}) ${name} <- ${next}`];
  });
  const shown = figures.map((name) => `cat("${name} =", format(${name}, digits = 15), "\\n")`);
  return [
    `# ${title}`,
    ...preambleOf(program, 'r'),
    '',
    ...inputs,
    '',
    ...lines,
    '',
    ...shown,
    '',
  ].join('\n');
}
