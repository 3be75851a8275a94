/** What can be kept: `/offline.json`, written while building. */
export interface OfflineFiles {
  /** Changes with any of the files. */
  build: string;
  /** All files together, as the browser stores them. */
  bytes: number;
  /** Site paths. */
  files: string[];
}

export const OFFLINE_FILES = '/offline.json';

const PREFIX = 'offline-';

const AT_ONCE = 8;

/** The caches that hold files, of this build and of earlier ones. */
export async function keptCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

export const cacheOf = (build: string): string => PREFIX + build;

/**
 * Keeps all files of a build in the browser, or none. What an earlier build had under a name with a
 * hash is taken from there.
 */
export async function keepFiles(
  {build, files}: OfflineFiles,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  let done = 0;
  const keep = async (file: string): Promise<void> => {
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, {cache: 'no-cache'}));
    if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
    await cache.put(file, response);
    done += 1;
    onProgress(done / files.length);
  };
  const left = files.values();
  const worker = async (): Promise<void> => {
    for (const file of left) await keep(file);
  };
  try {
    await Promise.all(Array.from({length: AT_ONCE}, worker));
  } catch (error) {
    await caches.delete(cacheOf(build));
    throw error;
  }
}
