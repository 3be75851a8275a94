/**
 * A page that comes back from the browser's memory has missed what other pages stored meanwhile,
 * such as the theme: it is told now, as it would have been while open.
 */
function catchUp(): void {
  try {
    for (const [key, newValue] of Object.entries<string>(window.localStorage)) {
      window.dispatchEvent(
        new StorageEvent('storage', {key, newValue, storageArea: window.localStorage}),
      );
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      catchUp();
    }
  });
}
