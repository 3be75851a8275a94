import {findEnvironment} from '../../samples/languages/python/environment.ts';
import {playInPython, pythonTable} from '../python/play.ts';
import {isInstalled} from '../../samples/languages/toolchains/command.ts';
import {testReplays} from './testReplays.ts';

testReplays(
  pythonTable,
  playInPython,
  isInstalled('python3') && !(findEnvironment() instanceof Error),
);
