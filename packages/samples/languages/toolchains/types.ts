import type {Fence, Finding} from '../../core/types.ts';

/** A language's own parser, used where it is installed. */
export type Toolchain = {
  /** Command that must be on the path. */
  command: string;
  /**
   * Checks syntax, and names as far as it can without the packages that samples import, of all
   * fences in as few processes as it can.
   *
   * @param before the fences that one of them continues
   */
  check(
    fences: readonly Fence[],
    before?: (fence: Fence) => readonly Fence[],
  ): Promise<{tool: string; findings: Finding[]}>;
};
