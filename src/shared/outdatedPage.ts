/** Milliseconds that the site may take to answer before it counts as out of reach. */
const TIME_LIMIT = 5000;

/**
 * A part of the site could not be loaded although the site answers: its file is gone since a
 * deploy, so that trying again cannot succeed and a reload can. The message is for readers.
 */
export class OutdatedPage extends Error {
  override message = 'There may be a newer version of this page.';
}

/** Whether the site answers; offline, a reload would cost the reader the page. */
export async function isSiteReachable(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    }).then(
      ({status}) => status < 500,
      () => false,
    )
  );
}
