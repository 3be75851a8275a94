import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEndSettings} from '../../../site/index.ts';
import {problemUrl} from '../answer.ts';

/** Returns where feedback on this page goes: the endpoint, if there is one, and prepared issues. */
export function useIssue() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {feedbackUrl, newIssueUrl} = siteConfig.customFields?.pageEnd as PageEndSettings;
  const page = siteConfig.url + pathname;
  return {
    /** Address of the page. */
    page,
    feedbackUrl,
    newIssueUrl,
    /** The address of an issue about the page, or about a passage of it. */
    problemUrl: ({hash, quote}: {hash: string; quote: string} = {hash: '', quote: ''}) =>
      problemUrl(newIssueUrl, {page: page + hash, quote}),
  };
}
