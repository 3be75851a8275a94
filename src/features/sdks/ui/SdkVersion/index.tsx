import type {ReactNode} from 'react';
import type {SdkVersionData} from '../../views/types.ts';
import styles from './styles.module.css';

interface Props {
  sdk: string;
  /** Set by the sdk-data plugin. */
  data?: SdkVersionData;
}

/** Which version of the package the page was checked against, and the date of that release. */
export default function SdkVersion({sdk, data}: Props): ReactNode {
  if (!data) throw new Error(`<SdkVersion sdk="${sdk}"> has no data: is the sdk-data plugin on?`);
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
