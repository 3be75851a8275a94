import {lexer, parse, walk} from 'css-tree';
import {suggest} from '../../../src/shared/suggest.ts';
import type {Problem} from './problem.ts';

/** The dictionary that css-tree has but its types leave out. */
const PROPERTIES = Object.keys((lexer as unknown as {properties: object}).properties);

/** Finds style sheets that do not parse, unknown properties and values they do not take. */
export function checkCss(code: string): Problem[] {
  const problems: Problem[] = [];
  const tree = parse(code, {
    positions: true,
    onParseError: ({message, ...error}) => {
      const {line, column} = error as unknown as {line: number; column: number};
      problems.push({line, column, message});
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter({property, value, loc}) {
      if (property.startsWith('--') || !loc) return;
      const {error} = lexer.matchProperty(property, value);
      if (!error) return;
      const unknown = error.message.startsWith('Unknown property');
      problems.push({
        line: loc.start.line,
        column: loc.start.column,
        message: unknown
          ? `unknown property '${property}'`
          : `${property} does not take this value: ${error.message.split('\n', 1)[0]}`,
        hint: unknown ? suggest(property, PROPERTIES) : undefined,
      });
    },
  });
  return problems;
}
