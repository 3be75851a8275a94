import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueUrl} from '../../issueUrl.ts';
import {usePageEndSettings} from '../usePageEndSettings.ts';

/** Link to an issue that names this page. */
export default function ReportProblem(): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {newIssueUrl} = usePageEndSettings();
  return (
    <Link
      href={issueUrl(
        newIssueUrl,
        `Problem on ${pathname}`,
        `Page: ${siteConfig.url}${pathname}\n\nWhat is wrong:\n`,
      )}
    >
      Report a problem
    </Link>
  );
}
