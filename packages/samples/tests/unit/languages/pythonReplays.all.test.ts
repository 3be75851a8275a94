import {findEnvironment} from '../../../languages/python/environment.ts';
import {playInPython, pythonTable} from '../../../languages/python/replays.ts';
import {isInstalled} from '../../../languages/toolchains/command.ts';
import {testReplays} from './testReplays.ts';

testReplays(
  pythonTable,
  playInPython,
  isInstalled('python3') && !(findEnvironment() instanceof Error),
);
