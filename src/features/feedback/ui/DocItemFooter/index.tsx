import type {ReactNode} from 'react';
import OriginalDocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '../PageFeedback/index.tsx';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  return (
    <div className={styles.frame} data-markdown-ignore="">
      <PageFeedback />
      <OriginalDocItemFooter />
    </div>
  );
}
