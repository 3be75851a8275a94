import {OutdatedPage} from '../../outdatedPage.ts';

/**
 * Shows a dialog whose code is loaded on demand. Where it cannot be loaded, the browser's own dialog
 * says so, because nothing else is there, and offers to reload a page that is older than the site.
 */
export async function openLazyDialog(show: () => Promise<void>, name: string): Promise<void> {
  try {
    await show();
  } catch (error) {
    const failure = `${name} could not be loaded.`;
    if (!(error instanceof OutdatedPage)) {
      window.alert(`${failure} Check your network connection.`);
    } else if (window.confirm(`${failure} ${error.message} Reload it now?`)) {
      window.location.reload();
    }
  }
}
