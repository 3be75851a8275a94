import type {EppoClient} from '@eppo/js-client-sdk-common';
import {getInstance, init, type IClientConfig} from '@eppo/node-server-sdk';
import {setTimeout as sleep} from 'node:timers/promises';

/** An interval that makes polls fast, in milliseconds. */
export const FAST = {pollingIntervalMs: 20};

/** `init` with a logger that does nothing. */
export function start(url: string, options: Partial<IClientConfig> = {}): Promise<EppoClient> {
  const assignmentLogger = {logAssignment: () => undefined};
  return init({apiKey: 'test-sdk-key', baseUrl: url, assignmentLogger, ...options});
}

/** `treatment` with the rules of the fixtures, `control` by default. */
export function variation(client = getInstance()): string {
  return client.getStringAssignment('new-onboarding', 'bob', {country: 'US'}, 'control');
}

/** The code of the same assignment. */
export function code(client = getInstance()): string {
  return client.getStringAssignmentDetails('new-onboarding', 'bob', {country: 'US'}, 'control')
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
