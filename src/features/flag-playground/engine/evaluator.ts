import {
  applicationLogger,
  EppoClient,
  MemoryOnlyConfigurationStore,
  type Attributes,
  type Flag,
  type FormatEnum,
  type IAssignmentDetails,
  type IAssignmentEvent,
} from '@eppo/js-client-sdk-common';
import type {Configuration} from './configuration.ts';
import {isJson} from './readJson.ts';
import type {Call, VariationTypeName} from '../../../shared/sdk-calls/call.ts';

/**
 * Monkey-patches the console while the evaluator runs: version 4.14.4 prints every exception it handles,
 * which would fill the console while somebody types.
 */
function quietly<Result>(run: () => Result): Result {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    if (parts[0] !== '>>>>') print(...parts);
  };
  try {
    return run();
  } finally {
    console.error = print;
  }
}

type Assigned = string | number | boolean | object;

export type Details = IAssignmentDetails<Assigned>['evaluationDetails'];

/** What the call returns, why, and the event that is logged for it. */
interface Outcome {
  value: unknown;
  details: Details;
  event: IAssignmentEvent | null;
}

// The command prints one line, and the log of the SDK would be among it.
applicationLogger.level = 'silent';

type Getter = (
  flagKey: string,
  subjectKey: string,
  attributes: Attributes,
  defaultValue: never,
) => IAssignmentDetails<Assigned>;

function getterOf(client: EppoClient, type: VariationTypeName): Getter {
  const getters: Record<VariationTypeName, Getter> = {
    STRING: client.getStringAssignmentDetails,
    INTEGER: client.getIntegerAssignmentDetails,
    NUMERIC: client.getNumericAssignmentDetails,
    BOOLEAN: client.getBooleanAssignmentDetails,
    JSON: client.getJSONAssignmentDetails,
  };
  return getters[type].bind(client);
}

/**
 * Whether a getter can be called with a default: that for JSON parses a text, and throws what is none
 * before it looks at the flag.
 */
export function isDefaultFor(type: VariationTypeName, value: unknown): boolean {
  return type !== 'JSON' || typeof value !== 'string' || isJson(value);
}

/** Said of a default that no getter can be called with. */
export const UNUSABLE_DEFAULT =
  'The default of a JSON flag is an object: with another text the getter itself throws.';

/** What of a configuration decides about assignments. */
type Decisive = Pick<Configuration, 'flags' | 'format' | 'environment' | 'createdAt'>;

/**
 * Starts the published evaluator on a configuration. It is the one that decides: nothing else here
 * computes an assignment.
 */
export function createEvaluator({flags, format, environment, createdAt}: Decisive) {
  const store = new MemoryOnlyConfigurationStore<Flag>();
  // Unchecked on purpose: what a wrong flag leads to is the evaluator's answer.
  void store.setEntries(flags as Record<string, Flag>);
  store.setFormat(format as FormatEnum);
  store.setEnvironment({name: environment});
  store.setConfigPublishedAt(createdAt);
  store.setConfigFetchedAt(createdAt);
  const client = new EppoClient({flagConfigurationStore: store});
  let event: IAssignmentEvent | null = null;
  client.setAssignmentLogger({logAssignment: (logged) => (event = logged)});

  return (call: Call): Outcome => {
    const {flagKey, subjectKey, attributes, variationType, defaultValue} = call;
    const get = getterOf(client, variationType);
    event = null;
    const {variation, evaluationDetails} = quietly(() =>
      get(flagKey, subjectKey, attributes as Attributes, defaultValue as never),
    );
    return {value: variation, details: evaluationDetails, event};
  };
}

export type Evaluate = ReturnType<typeof createEvaluator>;
