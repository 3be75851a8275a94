import type {ReactNode} from 'react';
import type {versionData} from '../../views/version.ts';
import styles from './styles.module.css';

/** Which version of the package the page was checked against, and the date of that release. */
export default function SdkVersion({data}: {data: ReturnType<typeof versionData>}): ReactNode {
  return (
    <span className={styles.badge}>
      <code>{data.package}</code> {data.latestVersion}
      {data.verifiedOn && (
        <>
          {', released '}
          <time dateTime={data.verifiedOn}>{data.verifiedOn}</time>
        </>
      )}
      {data.samplesVersion && `; samples run on ${data.samplesVersion}`}
    </span>
  );
}
