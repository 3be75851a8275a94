import type {Path, Problem} from '../../engine/problem.ts';
import type {PlainAllocation, PlainFlag} from '../../engine/schema.ts';
import type {Edit} from '../../form/edits.ts';

/** The flag that the form shows, and how its parts change it. */
export interface FlagHandle {
  flag: PlainFlag;
  edit: (edits: readonly Edit[]) => void;
  /** Writes one value; undefined removes it. */
  set: (path: Path, value: unknown) => void;
  /** Puts a value into a list, at the place that the path ends with. */
  insert: (path: Path, value: unknown) => void;
  /** What is wrong with the value of a place in the flag. */
  errorAt: (path: Path) => string | undefined;
  /** Whether something is wrong at a place or within it. */
  hasErrors: (path: Path) => boolean;
}

export interface AllocationProps {
  handle: FlagHandle;
  allocation: PlainAllocation;
  /** From the flag to the allocation. */
  path: Path;
}

const textOf = (path: Path): string => path.map((step) => `${step}/`).join('');

/** Gives the parts of the form their flag, the way to change it, and the problems by place. */
export function flagHandle(
  flag: PlainFlag,
  problems: readonly Problem[],
  edit: FlagHandle['edit'],
): FlagHandle {
  const found = problems.map(({path, message}) => ({at: textOf(path.slice(2)), message}));
  return {
    flag,
    edit,
    set: (path, value) => edit([{path, value}]),
    insert: (path, value) => edit([{path, value, isInsertion: true}]),
    errorAt: (path) => found.find(({at}) => at === textOf(path))?.message,
    hasErrors: (path) => found.some(({at}) => at.startsWith(textOf(path))),
  };
}
