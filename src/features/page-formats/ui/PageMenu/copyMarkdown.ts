/** How an attempt to copy a page ended. */
export type CopyOutcome = 'copied' | 'notLoaded' | 'blocked';

/** Loads a page's Markdown; a server without it may answer with some page instead. */
async function loadMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  const isPage = response.headers.get('content-type')?.includes('html') ?? false;
  if (!response.ok || isPage) {
    throw new Error(`${path} was answered with status ${response.status}.`);
  }
  return response.text();
}

/** Hands the clipboard a text that is still loading: Safari forgets the click while we wait. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies the Markdown of a page to the clipboard; call it from a click.
 *
 * @param path site path of the Markdown.
 * @returns how it ended; never rejects.
 */
export async function copyMarkdown(path: string): Promise<CopyOutcome> {
  const text = loadMarkdown(path);
  try {
    await writeToClipboard(text);
    return 'copied';
  } catch {
    return text.then(
      () => 'blocked',
      () => 'notLoaded',
    );
  }
}
