import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemFooter from '@theme-original/DocItem/Footer';
import PassageReport from '../PassageReport/index.tsx';
import PageFeedback from '../PageFeedback/index.tsx';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  // Added while building, see src/config/frontMatter.ts.
  const {samples} = useDoc().frontMatter as {samples?: string};
  return (
    <div className={styles.frame} data-markdown-ignore="">
      <PassageReport />
      <PageFeedback />
      <OriginalDocItemFooter />
      {samples && <p className={styles.samples}>{samples}</p>}
    </div>
  );
}
