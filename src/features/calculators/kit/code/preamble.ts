import {functionOf} from './functions.ts';
import type {Language} from './languages.ts';
import {halvingOf, namesIn, type Program} from './program.ts';

/** What must be written above the formulas of a program: functions the language has not. */
export function preambleOf({formulas}: Program, language: Language): string[] {
  const own = (name: string) => functionOf(language, name);
  const used = Object.entries(formulas).flatMap(([name, formula]) =>
    typeof formula === 'string' ? namesIn(formula) : namesIn(halvingOf(name, formula).next),
  );
  const needed = new Set(used.flatMap((name) => [...(own(name)?.uses ?? []), name]).filter(own));
  return [...new Set([...needed].flatMap((name) => own(name)?.lines ?? []))];
}

/** A formula with the names that the language has for its functions. */
export function inLanguage(formula: string, language: Language): string {
  return formula.replaceAll(/\b([a-z]\w*)\(/gi, (call, name: string) => {
    const own = functionOf(language, name)?.name;
    return own ? `${own}(` : call;
  });
}
