import {diagramChecker} from '../data/diagrams.ts';
import {dataChecker} from '../data/index.ts';
import {shellChecker} from '../shell/index.ts';
import type {Checker} from './types.ts';
import {typescriptChecker} from '../languages/typescript/index.ts';

/** The checkers of this folder that need neither grammars nor a database. */
export const LIGHT_CHECKERS: readonly Checker[] = [
  typescriptChecker,
  dataChecker,
  shellChecker,
  diagramChecker,
];

/** Loads all checkers; grammars and the database are heavy, so only who checks pays for them. */
export async function loadCheckers(): Promise<readonly Checker[]> {
  const [{checkers}, {sqlChecker}, {drawingCheckers}] = await Promise.all([
    import('../languages/index.ts'),
    import('../sql/index.ts'),
    import('../data/drawings.ts'),
  ]);
  return [...LIGHT_CHECKERS, ...checkers, sqlChecker, ...drawingCheckers];
}
