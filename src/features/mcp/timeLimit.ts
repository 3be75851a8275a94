import {createContext, Script} from 'node:vm';
import {type Guard, Refusal} from './refusal.ts';

/** Far more than any sensible input needs, ms. */
const LIMIT = 1000;

const script = new Script('compute()');
const globals: {compute?: () => unknown} = {};
const context = createContext(globals);

/**
 * Ends a computation that takes too long: a pattern in a flag or nested SQL can keep a parser busy
 * for years, and the server with it. Only a script of its own can be ended from outside.
 */
export const timeLimit: Guard = <Result>(compute: () => Result): Result => {
  globals.compute = compute;
  try {
    return script.runInContext(context, {timeout: LIMIT}) as Result;
  } catch (error) {
    if ((error as {code?: unknown}).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Refusal('This takes too long to compute. Hand over something smaller.');
  }
};
