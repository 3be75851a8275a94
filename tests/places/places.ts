import {cpSync, mkdirSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** A place in which somebody builds the site. */
export interface Place {
  name: string;
  /** Folder of the checkout, below a temporary one. */
  folder: string;
  /** Without it, the commit's files alone, as an archive of the repository has them. */
  withHistory: boolean;
  /** Command that runs the build there with less than its user has. */
  within: readonly string[];
}

/** The first is what the others are compared with. */
export const PLACES: readonly Place[] = [
  {name: 'a clone', folder: 'clone', withHistory: true, within: []},
  {
    name: 'a folder with spaces, parentheses and an umlaut in its name',
    folder: 'Übungen (new docs)',
    withHistory: true,
    within: [],
  },
  {
    name: 'without a network, as nobody',
    folder: 'offline',
    withHistory: true,
    within: ['unshare', '--net', 'setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
  },
  {name: 'without history', folder: 'archive', withHistory: false, within: []},
];

/** Copies what is committed, and what is installed, into a folder that does not exist yet. */
export function furnish(repository: string, folder: string, withHistory: boolean): void {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-C', repository, ...args], {maxBuffer: 1e9});
  if (withHistory) {
    git('clone', '--quiet', '--no-hardlinks', repository, folder);
  } else {
    mkdirSync(folder, {recursive: true});
    execFileSync('tar', ['-x', '-C', folder], {input: git('archive', 'HEAD')});
  }
  cpSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
