/** Milliseconds that the site may take to answer before it counts as out of reach. */
const TIME_LIMIT = 5000;

/**
 * A part of the site could not be loaded although the site answers: its file is gone since a
 * deploy, so that trying again cannot succeed and a reload can.
 */
export class OutdatedPage extends Error {}

/** Whether the site answers; offline, a reload would cost the reader the page. */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) {
    return false;
  }
  try {
    const {status} = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return status < 500;
  } catch {
    return false;
  }
}
