import {GraphQLError, parse} from 'graphql';
import type {Problem} from './problem.ts';

/** Finds the first syntax error of a GraphQL document. */
export function checkGraphql(code: string): Problem[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const {line = 1, column = 1} = error.locations?.[0] ?? {};
    return [{line, column, message: error.message}];
  }
}
