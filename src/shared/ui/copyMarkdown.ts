import {showToast} from './toast/showToast.ts';

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
 * Copies the Markdown of a page to the clipboard, and says how that went; call it from a click.
 *
 * @param pick returns the part to copy; it throws when the page has none.
 */
export async function copyMarkdown(
  path: string,
  done: string,
  pick = (markdown: string): string => markdown,
): Promise<void> {
  const text = loadMarkdown(path).then(pick);
  try {
    await writeToClipboard(text);
    showToast(done);
  } catch {
    const problem = await text.then(
      () => 'Your browser did not allow copying.',
      () => 'The Markdown could not be loaded.',
    );
    showToast(problem, {label: 'View as Markdown', url: path});
  }
}
