import type {Fence, Finding} from '../../types.ts';

/** A language's own parser, used where it is installed. */
export type Toolchain = {
  /** Command that must be on the path. */
  command: string;
  /** Checks the syntax of all fences in as few processes as it can. */
  check(fences: readonly Fence[]): Promise<{tool: string; findings: Finding[]}>;
};
