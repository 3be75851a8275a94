/**
 * Returns the address of a prepared issue.
 *
 * @param newIssueUrl page of a new issue in the repository.
 */
export function issueUrl(newIssueUrl: string, title: string, body: string): string {
  return `${newIssueUrl}?${new URLSearchParams({title, body}).toString()}`;
}
