import {
  applicationLogger,
  type BanditParameters,
  type EppoClient,
  type IBanditEvent,
} from '@eppo/js-client-sdk-common';
import {getInstance, init, type IAssignmentEvent, type IClientConfig} from '@eppo/node-server-sdk';
import {setTimeout as sleep} from 'node:timers/promises';
import {RULES, serve} from '../../../samples/server/scriptedServer.ts';

/** What the SDK reported, as `warn text`, in order. */
export const reported: string[] = [];

for (const level of ['info', 'warn', 'error'] as const) {
  applicationLogger[level] = (...parts: unknown[]) => {
    const text = parts.find((part) => typeof part === 'string');
    reported.push(`${level} ${String(text)}`);
  };
}

type Rules = {
  flags: Record<
    string,
    {
      enabled: boolean;
      allocations: {doLog: boolean}[];
      variations: Record<string, {value: unknown}>;
    }
  >;
  banditReferences: Record<string, Pick<BanditParameters, 'modelVersion'>>;
};

/** The flags of the fixtures after a change. */
export function changed(change: (rules: Rules) => void): string {
  const rules = JSON.parse(RULES) as Rules;
  change(rules);
  return JSON.stringify(rules);
}

/** Rules with which `variation` gives `control`. */
export const SWITCHED_OFF = changed(({flags}) => {
  flags['new-onboarding']!.enabled = false;
});

/** An interval that makes polls fast, in milliseconds. */
export const FAST = {pollingIntervalMs: 20};

/** `init` with a logger that does nothing. */
export function start(url: string, options: Partial<IClientConfig> = {}): Promise<EppoClient> {
  const assignmentLogger = {logAssignment: () => undefined};
  return init({apiKey: 'test-sdk-key', baseUrl: url, assignmentLogger, ...options});
}

/** A client with the rules of the fixtures, or others. */
export async function clientOf(
  options: Partial<IClientConfig> = {},
  rules = RULES,
): Promise<EppoClient> {
  const client = await start((await serve({config: [rules]})).url, options);
  client.stopPolling();
  return client;
}

/** `treatment` with the rules of the fixtures, `control` by default or when the flag is off. */
export function variation(client = getInstance()): string {
  return client.getStringAssignment('new-onboarding', 'bob', {country: 'US'}, 'control');
}

/** The code of the same assignment. */
export function code(client = getInstance(), flag = 'new-onboarding'): string {
  return client.getStringAssignmentDetails(flag, 'bob', {country: 'US'}, 'control')
    .evaluationDetails.flagEvaluationCode;
}

/** How a call ends: `done`, or the message and status of its error. */
export async function outcome(call: () => unknown): Promise<unknown> {
  try {
    await call();
    return 'done';
  } catch (error) {
    const {message, status, cause} = error as Error & {status?: number};
    if (status === undefined) return message;
    return {message, status, ...(status === 0 ? {cause: nameOf(cause)} : {})};
  }
}

/** What a cause is called: the code of a failed connection, or the class of the error. */
function nameOf(cause: unknown): string {
  const {cause: below, name} = cause as Error & {cause?: {code?: string}};
  return below?.code ?? name;
}

/** Waits until a condition holds; says whether it does. */
export async function until(condition: () => boolean, seconds = 8): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (condition()) return true;
    await sleep(10);
  }
  return false;
}

/** Loggers that keep what they get. */
export function recorder() {
  const assignments: IAssignmentEvent[] = [];
  const actions: IBanditEvent[] = [];
  return {
    assignments,
    actions,
    loggers: {
      assignmentLogger: {logAssignment: (event: IAssignmentEvent) => void assignments.push(event)},
      banditLogger: {logBanditAction: (event: IBanditEvent) => void actions.push(event)},
    },
  };
}
