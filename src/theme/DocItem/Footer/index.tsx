import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemFooter from '@theme-original/DocItem/Footer';
import PassageReport from '../../../features/feedback/ui/PassageReport/index.tsx';
import PageFeedback from '../../../features/feedback/ui/PageFeedback/index.tsx';
import styles from '../../../features/feedback/ui/styles.module.css';

/** Wraps the footer: asks whether the page helped, in one frame with the links about the page. */
export default function DocItemFooter(): ReactNode {
  // Added while building, see src/config/markdown.ts.
  const {samples} = useDoc().frontMatter as {samples?: string};
  return (
    <div className={`framed tinted ${styles.frame}`} data-markdown-ignore="">
      <PassageReport />
      <PageFeedback />
      <OriginalDocItemFooter />
      {samples && <p className="quiet">{samples}</p>}
    </div>
  );
}
