/** Returns the address of a prepared issue. */
function issueUrl(newIssueUrl: string, title: string, body: string): string {
  return `${newIssueUrl}?${new URLSearchParams({title, body}).toString()}`;
}

interface Problem {
  /** Address of the page, or of a section on it. */
  page: string;
  /** The passage it is about. */
  quote?: string | undefined;
  /** Left to the reader, if it is not known. */
  problem?: string;
}

/** Returns the address of a prepared issue about a page, or about a passage of it. */
export function problemUrl(newIssueUrl: string, {page, quote, problem = ''}: Problem): string {
  const passage = quote ? `> ${quote}\n\n` : '';
  const body = `Page: ${page}\n\n${passage}What is wrong:\n${problem}`;
  return issueUrl(newIssueUrl, `Problem on ${new URL(page).pathname}`, body);
}

/** A reader's answer to "Was this page helpful?", or what is wrong with a passage. */
export interface Answer {
  /** Address of the page, with the heading above a passage. */
  page: string;
  helpful: boolean;
  /** What the reader adds in words. */
  comment?: string;
  /** The passage that it is about. */
  quote?: string;
}

/** How long the endpoint may take before the answer counts as not sent, in ms. */
const TIME_LIMIT = 10_000;

/**
 * Sends an answer as JSON.
 *
 * @param withdrawn ends it, because another answer has taken its place.
 * @throws Error when the endpoint cannot be reached, is too slow or does not accept the answer.
 */
export async function sendAnswer(
  endpoint: string,
  answer: Answer,
  withdrawn: AbortSignal,
): Promise<void> {
  // Browsers that readers still have, such as Chrome 109, do not know `AbortSignal.any`.
  const request = new AbortController();
  const end = (): void => request.abort();
  withdrawn.addEventListener('abort', end);
  setTimeout(end, TIME_LIMIT);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(answer),
    // The answer arrives even when the reader leaves at once.
    keepalive: true,
    signal: request.signal,
  });
  if (!response.ok) {
    throw new Error(`The endpoint answered with status ${response.status}.`);
  }
}

/** Returns the address of an issue that holds the answer, for the reader to complete. */
export function answerIssueUrl(newIssueUrl: string, {page, helpful, comment}: Answer): string {
  const {pathname} = new URL(page);
  return issueUrl(
    newIssueUrl,
    `Feedback on ${pathname}`,
    `Page: ${page}\nHelpful: ${helpful ? 'yes' : 'no'}\n\n${comment ?? ''}`,
  );
}
