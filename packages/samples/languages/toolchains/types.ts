import type {Fence, Finding} from '../../core/types.ts';

/** What a toolchain did with a fence that it found no fault in. */
export type Proof = {
  status: 'ran' | 'compiled';
  /** The package and version it was compiled against, e.g. `eppo-server-sdk 4.4.1`. */
  against?: string;
};

export type ToolchainReport = {
  /** The tool and its version, e.g. `python 3.11.7`. */
  tool: string;
  findings: Finding[];
  /** The fences that were more than parsed. */
  proofs?: ReadonlyMap<Fence, Proof>;
  /**
   * Why it could judge nothing here, such as packages that cannot be installed: the samples are then
   * parsed only, and not proven.
   */
  unavailable?: string;
};

/** A language's own compiler or interpreter, used where it is installed. */
export type Toolchain = {
  /** Command that must be on the path. */
  command: string;
  /** Other commands that it needs. */
  needs?: readonly string[];
  /**
   * Installs what it needs, once.
   *
   * @throws Error when that is not to be had here, such as without a network; the first line says
   * what is missing
   */
  install?(): Promise<unknown>;
  /** Whether it can check a fence; left out, it can check each. */
  accepts?(fence: Fence): boolean;
  /**
   * Checks all fences in as few processes as it can.
   *
   * @param page all fences of the page in this language, which a sample may import
   */
  check(
    fences: readonly Fence[],
    page?: (fence: Fence) => readonly Fence[],
  ): Promise<ToolchainReport>;
};
