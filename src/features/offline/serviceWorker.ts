import {cacheOf, keepFiles, keptCaches, OFFLINE_FILES, type OfflineFiles} from './keepFiles.ts';

/** Of the site that this script belongs to, put in while building. */
declare const BUILD: string;

/** What the types of pages do not know. */
interface WorkerEvent extends Event {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (response: Promise<Response>) => void;
}

interface Worker {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
}

const worker = self as unknown as Worker;

/** A reader who keeps the pages of an earlier build gets those of this one. */
async function update(): Promise<void> {
  const kept = await keptCaches();
  if (kept.length > 0 && !kept.includes(cacheOf(BUILD))) {
    const response = await fetch(OFFLINE_FILES, {cache: 'no-cache'});
    const files = (await response.json()) as OfflineFiles;
    if (files.build !== BUILD) throw new Error('A newer build is there already.');
    await keepFiles(files);
  }
  await worker.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  const others = (await keptCaches()).filter((name) => name !== cacheOf(BUILD));
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A kept file, whatever stands behind its path: the host may tell pages apart by headers. */
const kept = (path: string): Promise<Response | undefined> =>
  caches.match(path, {ignoreSearch: true, ignoreVary: true});

/** Asks the network first, so that no page is older than the site. */
async function answer(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname.startsWith('/assets/')) return (await kept(pathname)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const isPage = request.mode === 'navigate';
    const paths = isPage ? [pathname.replace(/\/?$/, '/'), '/404.html'] : [pathname];
    for (const path of paths) {
      const file = await kept(path);
      if (file) return file;
    }
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(update()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) => {
  const {method, url} = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});
