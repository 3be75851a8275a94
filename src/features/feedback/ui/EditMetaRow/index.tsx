import type {ReactNode} from 'react';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import ReportProblem from '../ReportProblem/index.tsx';
import {formatDay} from './formatDay.ts';
import styles from './styles.module.css';

export default function EditMetaRow({editUrl, lastUpdatedAt}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <ReportProblem />
      {lastUpdatedAt && (
        <span>
          Last updated on{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>{formatDay(lastUpdatedAt)}</time>
        </span>
      )}
    </div>
  );
}
