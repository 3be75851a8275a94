import type {createStorageSlot} from '@docusaurus/theme-common';

type StorageSlot = ReturnType<typeof createStorageSlot>;

/** A slot that holds its value until the next reload where the browser keeps nothing. */
export function holding({get, set, del, listen}: StorageSlot) {
  let held: string | null = null;
  return {
    get: () => held ?? get(),
    /** Tells whether the browser keeps the value. */
    set(value: string): boolean {
      set(value);
      held = get() === value ? null : value;
      return held === null;
    },
    del() {
      held = null;
      del();
    },
    listen,
  };
}
