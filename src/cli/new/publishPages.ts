import {writeFileSync} from 'node:fs';
import {readData} from '../../shared/dataFile.ts';
import {PUBLISHED_FILE} from '../page/links/routeMistakes.ts';
import {routeOfDoc} from '../../shared/routeOfDoc.ts';

/** Adds the addresses of new pages to those that readers may keep. */
export function publishPages(files: readonly string[]): void {
  const routes = new Set([
    ...(readData(PUBLISHED_FILE) as string[]),
    ...files.flatMap((file) => routeOfDoc(file) ?? []),
  ]);
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify([...routes].sort(), null, 2)}\n`);
}
