import {setTimeout as wait} from 'node:timers/promises';

export interface Patience {
  /** How long one request may take. */
  limitMs: number;
  /** Pauses before asking again. */
  pausesMs: readonly number[];
}

/** What became of an address: `unknown` when its server gave no verdict, or none answered. */
export type Verdict =
  | {is: 'good'}
  | {is: 'moved'; to: string}
  | {is: 'gone'; status: number}
  | {is: 'unknown'; why: string; answered: boolean};

/** Many servers refuse requests that name no browser. */
const HEADERS = {'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation site)'};

/** Statuses that say that a page does not exist. Others may concern the one who asks. */
const GONE = [404, 410];

/** Statuses of a lasting move. Others lead to a login or, as those of doi.org, always. */
const MOVED = [301, 308];

async function ask(address: string, method: 'HEAD' | 'GET', limitMs: number): Promise<Verdict> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const options = {method, headers: HEADERS, signal};
    const first = await fetch(address, {...options, redirect: 'manual'});
    const response = first.headers.has('location') ? await fetch(address, options) : first;
    await response.body?.cancel();
    const {ok, status, url} = response;
    if (ok) {
      return MOVED.includes(first.status) ? {is: 'moved', to: url} : {is: 'good'};
    }
    return GONE.includes(status)
      ? {is: 'gone', status}
      : {is: 'unknown', why: `status ${status}`, answered: true};
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string}};
    const why = name === 'TimeoutError' ? `no answer in ${limitMs / 1000} s` : message;
    return {is: 'unknown', why: cause?.code ?? why, answered: false};
  }
}

/** Asks for an address: first for its headers, then as a reader does, and again after each pause. */
export async function checkAddress(
  address: string,
  {limitMs, pausesMs}: Patience,
): Promise<Verdict> {
  let verdict = await ask(address, 'HEAD', limitMs);
  for (const pause of [0, ...pausesMs]) {
    if (verdict.is === 'good' || verdict.is === 'moved') break;
    await wait(pause);
    verdict = await ask(address, 'GET', limitMs);
    if (verdict.is === 'gone') break;
  }
  return verdict;
}
