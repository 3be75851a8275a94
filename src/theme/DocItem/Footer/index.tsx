// Wraps the footer: asks whether the page helped, in one frame with the links about the page.
import type {ReactNode} from 'react';
import OriginalDocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  return (
    <div className={styles.frame} data-markdown-ignore="">
      <PageFeedback />
      <OriginalDocItemFooter />
    </div>
  );
}
