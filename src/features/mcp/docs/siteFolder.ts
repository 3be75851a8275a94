import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {loadDocs, type Docs} from './docs.ts';

/**
 * Loads the site from the folder it was built into.
 *
 * @throws Error when the folder holds no site.
 */
export async function docsIn(folder: string): Promise<Docs> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
  }
  return loadDocs((sitePath) =>
    readFile(path.join(folder, sitePath), 'utf8').catch(() => undefined),
  );
}
