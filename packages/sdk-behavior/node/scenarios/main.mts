import * as starting from './starting.ts';
import * as stopping from './stopping.ts';

const SCENARIOS: Readonly<Record<string, () => Promise<unknown>>> = {...starting, ...stopping};

// Plays the scenario that the argument names; prints what it saw.
const name = process.argv[2] ?? '';
const play = SCENARIOS[name];
if (!play) throw new Error(`no scenario is called "${name}"`);
const seen = JSON.stringify(await play());
process.stdout.write(seen, () => process.exit(0)); // servers and pollers of a scenario go on
