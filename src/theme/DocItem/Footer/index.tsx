// Wraps the footer: asks whether the page helped, in one frame with the links about the page.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import OriginalDocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {pathname} = useLocation();
  return (
    <div className={styles.frame}>
      <PageFeedback key={pathname} pathname={pathname} />
      <OriginalDocItemFooter />
    </div>
  );
}
