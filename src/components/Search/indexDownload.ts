import {loadIndex} from '../../search/loadIndex';
import type {SearchSettings} from '../../search/settings';

let download: Promise<ArrayBuffer> | undefined;

/**
 * Starts downloading the index for embedded search, once; called on the first sign that a reader
 * will search, while the code that needs it is still on its way.
 */
export function startIndexDownload({embedded, hosted}: SearchSettings): void {
  if (hosted || download) {
    return;
  }
  const attempt = loadIndex(embedded, fetch.bind(window));
  download = attempt;
  attempt.catch(() => {
    download = undefined;
  });
}

/** Hands the download over to the client, which owns the data from then on. */
export function takeIndexDownload(settings: SearchSettings): Promise<ArrayBuffer> {
  const started = download;
  download = undefined;
  return started ?? loadIndex(settings.embedded, fetch.bind(window));
}
