// Prints what the Node.js SDK needs to start with the rules of an address, and for one assignment.
import {init} from '@eppo/node-server-sdk';

const [baseUrl, flag, rounds, calls] = process.argv.slice(2);
const memory = () => {
  globalThis.gc();
  return process.memoryUsage.rss();
};

const before = memory();
const started = performance.now();
const client = await init({
  apiKey: 'test-sdk-key',
  baseUrl,
  assignmentLogger: {logAssignment() {}},
  pollAfterSuccessfulInit: false,
});
const startMs = performance.now() - started;
const memoryBytes = memory() - before;

const attributes = {country: 'US', plan: 'pro', age: 30};
const assign = (index) => client.getStringAssignment(flag, `user-${index}`, attributes, 'none');
const results = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const first = performance.now();
  for (let call = 0; call < Number(calls); call += 1) assign(round * Number(calls) + call);
  results.push(((performance.now() - first) * 1000) / Number(calls));
}
console.log(JSON.stringify({startMs, memoryBytes, callMicroseconds: results, value: assign(0)}));
client.stopPolling();
