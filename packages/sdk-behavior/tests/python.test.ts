import {findEnvironment, pythonEnvironment} from '../../samples/languages/python/environment.ts';
import {isInstalled, runCommand} from '../../samples/languages/toolchains/command.ts';
import {testReplays} from './testReplays.ts';

testReplays(
  'python',
  async (names) => {
    const args = ['packages/sdk-behavior/python/scenarios', ...names];
    const {code, stdout, stderr} = await runCommand(pythonEnvironment().python, args);
    if (code !== 0) throw new Error(`The replays failed:\n${stderr}`);
    return JSON.parse(stdout) as Record<string, unknown>;
  },
  isInstalled('python3') && !(findEnvironment() instanceof Error),
);
