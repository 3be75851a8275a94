import type {Program} from '../program.ts';
import {android} from './android.ts';
import {dotnet} from './dotnet.ts';
import {elixir} from './elixir.ts';
import {go} from './go.ts';
import {ios} from './ios.ts';
import {java} from './java.ts';
import {node} from './node.ts';
import {php} from './php.ts';
import {python} from './python.ts';
import {ruby} from './ruby.ts';
import {rust} from './rust.ts';

/** The languages of calls, in the order of their tabs. */
export const PROGRAMS: readonly Program[] = [
  ...[node, python, java, go, dotnet, ruby, php, rust, elixir, android, ios],
];
