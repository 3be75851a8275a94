import * as calls from './calls.ts';
import * as polling from './polling.ts';
import * as starting from './starting.ts';
import * as types from './types.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<unknown>>> = {
  ...calls,
  ...polling,
  ...starting,
  ...types,
};

// Plays the scenario that the argument names; prints what it saw.
const name = process.argv[2] ?? '';
const play = SCENARIOS[name];
if (!play) throw new Error(`no scenario is called "${name}"`);
const seen = JSON.stringify(await play());
process.stdout.write(seen, () => process.exit(0)); // servers and pollers of a scenario go on
