const TRIES = 3;

/** Grows with each try, so that a server has time to recover. */
const PAUSE_MS = 300;

/** A tab remembers which scripts it reloaded the page for, so that it does so once. */
const RELOADED_FOR = 'reloaded';

/** Tells whether an address that should be a script leads nowhere: its deploy has been replaced. */
function isGone({status, ok, headers}: Response): boolean {
  return status === 404 || (ok && !headers.get('content-type')?.includes('javascript'));
}

/** Reloads the page, unless this tab has done so for the same scripts; returns whether it did. */
function reloadOnce(scripts: string): boolean {
  try {
    if (sessionStorage[RELOADED_FOR] === scripts) {
      return false;
    }
    sessionStorage[RELOADED_FOR] = scripts;
  } catch {
    // Nothing can be remembered, and a page must not reload itself for ever.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Loads the scripts of the page in their order. One that fails, or arrives damaged, is asked for
 * again; a page whose scripts have left the server with an older deploy is reloaded once.
 */
export function loadScripts(sources: readonly string[], onFailure: () => void): void {
  async function addAgain(failed: HTMLScriptElement, tries: number) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    // Past the cache, which may hold the damaged answer.
    const answer = await fetch(failed.src, {cache: 'reload'}).catch(() => undefined);
    if (!answer || !isGone(answer) || !reloadOnce(sources.join())) {
      add(failed.src, tries + 1, failed);
    }
  }

  function add(source: string, tries: number, failed?: HTMLScriptElement) {
    const script = Object.assign(document.createElement('script'), {src: source, async: false});
    let isMending = false;
    const keepQuiet = (event: Event) => {
      if (isMending) {
        event.stopImmediatePropagation();
      }
    };
    // First in line, or the bundler, which waits for the same element, would give up.
    script.addEventListener('error', (event) => {
      isMending = tries < TRIES;
      keepQuiet(event);
      void (isMending ? addAgain(script, tries) : onFailure());
    });
    script.addEventListener('load', keepQuiet);
    if (failed) {
      script.onload = failed.onload;
      script.onerror = failed.onerror;
      failed.replaceWith(script);
    } else {
      document.head.append(script);
    }
  }

  // A script cut off halfway arrives, but does not run.
  addEventListener('error', ({filename, error}) => {
    if (error instanceof SyntaxError) {
      [...document.scripts].find(({src}) => src === filename)?.dispatchEvent(new Event('error'));
    }
  });
  sources.forEach((source) => add(source, 1));
}
