/**
 * Returns the address of a prepared issue.
 *
 * @param newIssueUrl page of a new issue in the repository.
 */
export function issueUrl(newIssueUrl: string, title: string, body: string): string {
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
