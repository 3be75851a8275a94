/** What a burst of calls came to; times in ms. */
interface LoadReport {
  requests: number;
  errors: number;
  p50: number;
  p95: number;
  max: number;
}

const CALLS = [
  ['search_docs', {query: 'rotate an SDK key'}],
  ['read_page', {page: '/sdks/sdk-keys/', section: 'Rotate a key'}],
  ['sdk_reference', {sdk: 'node', symbol: 'getStringAssignment'}],
  ['search_docs', {query: 'why is my experiment imbalanced', sdk: 'python'}],
  ['check_sql', {sql: 'select user_id, assigned_at from assignments', warehouse: 'snowflake'}],
  ['statistics', {calculator: 'srm'}],
  ['read_page', {page: '/'}],
] as const;

async function call(url: string, id: number): Promise<boolean> {
  const [name, input] = CALLS[id % CALLS.length] ?? CALLS[0];
  const request = {jsonrpc: '2.0', id, method: 'tools/call', params: {name, arguments: input}};
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(request),
  });
  const {result} = (await response.json()) as {result?: {isError?: boolean; content: unknown[]}};
  return result !== undefined && !result.isError && result.content.length > 0;
}

/** Calls the tools of a server at a steady rate, whether it keeps up or not. */
export async function load(url: string, rate: number, seconds: number): Promise<LoadReport> {
  const times: number[] = [];
  let errors = 0;
  const measure = async (id: number): Promise<void> => {
    const start = performance.now();
    const isGood = await call(url, id).catch(() => false);
    errors += isGood ? 0 : 1;
    times.push(performance.now() - start);
  };
  // The first call loads the site.
  await call(url, 0);
  const begin = performance.now();
  const running = Array.from({length: rate * seconds}, async (_, id) => {
    const wait = begin + (id * 1000) / rate - performance.now();
    await new Promise((resolve) => setTimeout(resolve, wait));
    await measure(id);
  });
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {requests: times.length, errors, p50: at(0.5), p95: at(0.95), max: at(1)};
}
