import {pythonEnvironment} from '../../samples/languages/python/environment.ts';
import {run} from '../../samples/languages/toolchains/command.ts';
import {availableToolchain} from '../../samples/languages/toolchains/index.ts';
import {testReplays} from './testReplays.ts';

const toolchain = await availableToolchain('python');

testReplays(
  'python',
  async (names) => {
    const {python} = await pythonEnvironment();
    const args = ['packages/sdk-behavior/python/scenarios', ...names];
    return JSON.parse(await run(python, args, 'The replays failed')) as Record<string, unknown>;
  },
  toolchain !== undefined,
);
