import type {Plugin} from '@docusaurus/types';

/** Says where a build is, in a line of its own: see `buildProgressPlugin`. */
export function readPhase(line: string): string | undefined {
  return /^@phase (.+)$/.exec(line)?.[1];
}

/**
 * Prints where a build is for the command that runs it, which shows it to the person who waits. Does
 * nothing where no command asks for it by `BUILD_PROGRESS`.
 *
 * The bundler's own plugin for progress waits for an answer of this thread, which may be waiting for
 * the bundler, so its shares are not shown.
 */
export function buildProgressPlugin(): Plugin | null {
  if (!process.env.BUILD_PROGRESS) return null;
  const say = (phase: string): void => console.log(`@phase ${phase}`);
  say('reading the pages');
  return {
    name: 'build-progress',
    configureWebpack(_config, isServer) {
      if (isServer) say('compiling and bundling the pages');
      return {};
    },
    postBuild() {
      say('search index, pages as Markdown, cards and feeds');
      return Promise.resolve();
    },
  };
}
