import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import WhatChanged from '../../features/changes/ui/WhatChanged.tsx';
import {useIssue} from '../../features/feedback/ui/useIssue.ts';
import {formatDay} from '../../shared/formatDay.ts';
import styles from '../../features/feedback/ui/styles.module.css';

/** Replaces the two columns with one line that wraps, and adds "Report a problem". */
export default function EditMetaRow({editUrl, lastUpdatedAt}: Props): ReactNode {
  const {pathname} = useLocation();
  const {problemUrl} = useIssue();
  return (
    <div className={`cluster ${styles.row}`}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Link href={problemUrl()}>Report a problem</Link>
      {lastUpdatedAt && (
        <span>
          Last updated on{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>{formatDay(lastUpdatedAt)}</time>
        </span>
      )}
      {lastUpdatedAt && !pathname.startsWith('/blog/') && (
        <WhatChanged key={pathname} pathname={pathname} />
      )}
    </div>
  );
}
