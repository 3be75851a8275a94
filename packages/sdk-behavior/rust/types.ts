import type {Script} from '../../samples/server/scriptedServer.ts';

/** What happens when a client takes steps against a scripted server. */
export type Replay = {
  server: Script;
  /** When the server starts to listen and stops, in seconds; from the start to the end if not given. */
  up?: readonly [from: number, to: number];
  /** Replaces the address of the server. */
  address?: string;
  /** Whether the server is the proxy of the environment. */
  isProxy?: boolean;
  /** The steps of `behavior.rs`. */
  steps: readonly string[];
  /** What it printed, warnings aside. */
  prints: readonly string[];
  /** The start of each warning, in order, each once. */
  warnings?: readonly (string | RegExp)[];
  /** How often the flags, the models of bandits and tunnels were requested, if it matters. */
  requests?: {config: number; bandits?: number; tunnels?: number};
};
