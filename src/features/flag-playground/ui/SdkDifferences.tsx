import type {ReactNode} from 'react';
import {sdkDifferences} from '../engine/sdkDifferences.ts';
import type {Report} from '../engine/report.ts';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

/** What the same call does in other SDKs, where that differs. */
export default function SdkDifferences({report}: {report: Report}): ReactNode {
  const differences = sdkDifferences(report);
  if (differences.length === 0) return null;
  return (
    <>
      <p className={controls.heading}>In other SDKs</p>
      <ul className={styles.differences}>
        {differences.map(({sdks, says}) => (
          <li key={says}>
            <strong>{sdks}</strong> <TextWithCode text={says} />
          </li>
        ))}
      </ul>
    </>
  );
}
