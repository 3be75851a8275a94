import {site} from './index.ts';
import {newIssueUrl} from './repository.ts';

/** What the end of a page needs in the browser. */
export interface PageEndSettings {
  newIssueUrl: string;
  /** Address that receives answers to "Was this page helpful?", empty for none. */
  feedbackUrl: string;
}

export const pageEnd = {
  newIssueUrl,
  feedbackUrl: site.DOCS_FEEDBACK_URL ?? '',
} satisfies PageEndSettings;
