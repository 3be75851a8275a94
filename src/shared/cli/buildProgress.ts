import type {Plugin} from '@docusaurus/types';

/** A line of a child process that says where a build is; `undefined` for any other line. */
export function readPhase(line: string): string | undefined {
  return /^@phase (.+)$/.exec(line)?.[1];
}

const PHASES = {
  pages: 'reading the pages',
  bundles: 'bundling',
  html: 'writing the pages as HTML',
  rest: 'search index, pages as Markdown, cards and feeds',
};

/** Bundlers tell a share between 0 and 1 a few thousand times. */
type OnShare = (share: number) => void;

interface Bundler {
  ProgressPlugin: new (onShare: OnShare) => {apply(compiler: unknown): void};
}

/**
 * Prints where a build is for the command that runs it, which shows it to the person who waits. Does
 * nothing where no command asks for it by `DOCS_BUILD_PROGRESS`.
 */
export function buildProgressPlugin(): Plugin | null {
  if (!process.env.DOCS_BUILD_PROGRESS) return null;
  const say = (phase: string): void => console.log(`@phase ${phase}`);
  say(PHASES.pages);
  const tenths = new Map<boolean, number>();
  return {
    name: 'build-progress',

    configureWebpack(_config, isServer, {currentBundler}) {
      const {ProgressPlugin} = currentBundler.instance as unknown as Bundler;
      const plugin = new ProgressPlugin((share) => {
        const tenth = Math.floor(share * 10);
        if (tenths.get(isServer) === tenth) return;
        tenths.set(isServer, tenth);
        const least = Math.min(tenths.get(true) ?? 0, tenths.get(false) ?? 0);
        say(least === 10 ? PHASES.html : `${PHASES.bundles}, ${least * 10} %`);
      });
      return {plugins: [plugin]};
    },

    postBuild() {
      say(PHASES.rest);
      return Promise.resolve();
    },
  };
}
