import {createAnswerer, type IndexAddresses, type IndexRequest} from './answerer.ts';

/** Addresses come as the name of the worker. */
const answer = createAnswerer(JSON.parse(self.name) as IndexAddresses);

globalThis.onmessage = async ({data}: MessageEvent<IndexRequest>) => {
  globalThis.postMessage(await answer(data));
};
