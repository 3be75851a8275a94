import {
  buildSchema,
  GraphQLError,
  KnownFragmentNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  validate,
} from 'graphql';
import type {Problem} from './problem.ts';

/** The rules that hold whatever the schema of the server is. */
const RULES = [
  KnownFragmentNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  UniqueArgumentNamesRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
];
const ANY_SCHEMA = buildSchema('type Query { any: String }');

/** Finds the first syntax error of a GraphQL document, or what is wrong with its names. */
export function checkGraphql(code: string): Problem[] {
  try {
    return validate(ANY_SCHEMA, parse(code), RULES).map(toProblem);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [toProblem(error)];
  }
}

function toProblem({locations, message}: GraphQLError): Problem {
  const {line = 1, column = 1} = locations?.[0] ?? {};
  return {line, column, message};
}
