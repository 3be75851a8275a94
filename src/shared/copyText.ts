/** `again` when the browser wants the reader to press once more. */
export type CopyOutcome = 'copied' | 'again' | 'failed';

/**
 * Copies a text to the clipboard and tells how that went. A press that was kept until the page was
 * alive is no longer a press to the browser, which then refuses; the next one works.
 */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return navigator.userActivation?.isActive === false ? 'again' : 'failed';
  }
}
