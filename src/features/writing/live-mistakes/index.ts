import {fork} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A mistake as the development server lays it over the page. */
export interface LiveMistake {
  /** File and line, such as `docs/sdks/sdk-keys.mdx:12`. */
  moduleName: string;
  message: string;
}

/** What the watching process says after a save: all mistakes of a file, or none. */
export interface LiveReport {
  file: string;
  mistakes: readonly LiveMistake[];
}

/** The part of webpack's development server that is used here. */
interface DevServer {
  compiler: {hooks: Record<'invalid' | 'done', {tap: (name: string, hear: Hear) => void}>};
  webSocketServer?: {clients: readonly unknown[]};
  sendMessage: (clients: readonly unknown[], type: string, data?: unknown) => void;
}

type Hear = (file?: unknown) => void;

const NAME = 'live-mistakes';

/** After `done`, the server tells pages that all is well, which closes what lies over them. */
const AFTER_DONE_MS = 100;

function showMistakes(server: DevServer, siteDir: string, watcher: string): void {
  const known = new Map<string, readonly LiveMistake[]>();
  const send = (type: string, data?: unknown): void =>
    server.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  const show = (): void => {
    const all = [...known.values()].flat();
    if (all.length > 0) {
      send('errors', all);
    }
  };
  // For the flag of V8 see vitest.config.mts.
  const execArgv = ['--liftoff-only', '--import', 'tsx'];
  const child = fork(path.resolve(siteDir, watcher), {cwd: siteDir, execArgv});
  process.once('exit', () => child.kill());
  child.on('message', ({file, mistakes}: LiveReport) => {
    const isMended = mistakes.length === 0 && known.delete(file);
    if (mistakes.length > 0) {
      known.set(file, mistakes);
      mistakes.forEach(({moduleName, message}) => console.error(`${moduleName}: ${message}`));
      show();
    } else if (isMended && known.size === 0) {
      send('still-ok');
    }
  });
  server.compiler.hooks.invalid.tap(NAME, (file) => {
    known.delete(path.relative(siteDir, String(file)));
  });
  server.compiler.hooks.done.tap(NAME, () => {
    setTimeout(show, AFTER_DONE_MS);
  });
}

/**
 * Shows mistakes that compiling a page does not find, in the terminal and over the page, when the
 * page is saved. They are looked for in a process of its own: the page itself does not wait.
 *
 * @param watcher module that sends a `LiveReport` after each save, relative to the site
 */
export function liveMistakesPlugin({watcher}: {watcher: string}) {
  return ({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin => ({
    name: NAME,
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? ({
            devServer: {onListening: (server: DevServer) => showMistakes(server, siteDir, watcher)},
          } as object)
        : {},
  });
}
