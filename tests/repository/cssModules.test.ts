import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

/** Class names that a component takes from its style sheets, and that no sheet has. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const sheets = [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  return sheets.flatMap(([statement, name = '', from = '']) => {
    const css = readFileSync(path.resolve(path.dirname(file), from), 'utf8');
    const uses = code.replace(statement, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return [...uses]
      .map(([, used = '']) => used)
      .filter((used) => used !== 'lazy' && used !== 'module' && !css.includes(`.${used}`))
      .map((used) => `${file}: ${name}.${used} is not in ${from}`);
  });
}

it('finds each class name of a component in its style sheet', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingClasses)).toEqual([]);
});
