import {inLanguage, preambleOf} from './preamble.ts';
import {HALVINGS, halvingOf, type Program} from './program.ts';

const translated = (formula: string): string =>
  inLanguage(formula, 'python').replaceAll(/ ?\^ ?/g, ' ** ');

/** A program as a script for Python's standard library. */
export function toPython(program: Program): string {
  const {title, given, formulas, figures} = program;
  const preamble = preambleOf(program, 'python');
  const isImport = (line: string) => line.startsWith('from');
  const inputs = Object.entries(given).map(([name, value]) => {
    return `${name} = ${typeof value === 'number' ? value : `[${value.join(', ')}]`}`;
  });
  const lines = Object.entries(formulas).flatMap(([name, formula]) => {
    if (typeof formula === 'string') return [`${name} = ${translated(formula)}`];
    const {start, next} = halvingOf(name, formula);
    return [
      `${name} = ${translated(start)}`,
      `for k in range(1, ${HALVINGS + 1}):`,
      `    ${name} = ${translated(next)}`,
    ];
  });
  return [
    `# ${title}`,
    ...preamble.filter(isImport),
    ...preamble.filter((line) => !isImport(line)),
    '',
    ...inputs,
    '',
    ...lines,
    '',
    ...figures.map((name) => `print("${name} =", ${name})`),
    '',
  ].join('\n');
}
