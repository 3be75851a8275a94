import {watch} from 'node:fs';
import path from 'node:path';
import {errorMessage} from './errorMessage.ts';

/** How long to wait for an editor to finish writing, in ms. */
const SETTLE_MS = 50;

/**
 * Calls `onChange`, debounced, with the files that were written, renamed or removed, one call after the
 * other.
 * A call that fails is told, and the watch goes on.
 *
 * @param folders relative to the working directory; so are the files
 */
export function watchFiles(
  folders: readonly string[],
  onChange: (files: readonly string[]) => unknown,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve<unknown>(undefined);
  const tell = (): void => {
    const files = [...changed];
    changed.clear();
    running = running
      .then(() => onChange(files))
      .catch((error: unknown) => console.error(errorMessage(error)));
  };
  for (const folder of folders) {
    watch(folder, {recursive: true}, (_event, name) => {
      // Some editors keep the former text beside a file, in one whose name ends so.
      if (!name || name.endsWith('~')) return;
      changed.add(path.posix.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(tell, SETTLE_MS);
    });
  }
}
