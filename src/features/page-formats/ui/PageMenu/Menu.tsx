import {useEffect, useState, type ReactNode} from 'react';
import {copyMarkdown, type CopyOutcome} from './copyMarkdown.ts';
import Items, {type MenuProps} from './Items.tsx';
import styles from './styles.module.css';

const problems: Record<Exclude<CopyOutcome, 'copied'>, string> = {
  notLoaded: 'The Markdown of this page could not be loaded. Check your connection and try again.',
  blocked: 'Your browser did not allow copying. Open the Markdown and copy it from there.',
};

/** How long a success is shown, ms. */
const CONFIRMATION = 4000;

/** The open menu, and how copying ended. */
export default function Menu({path, start, button, onClose}: MenuProps): ReactNode {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const isProblem = outcome !== undefined && outcome !== 'copied';

  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = window.setTimeout(() => setOutcome(undefined), CONFIRMATION);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const close = () => {
    onClose();
    button.current?.focus();
  };

  const copy = async () => {
    setOutcome(undefined);
    close();
    setOutcome(await copyMarkdown(path));
  };

  return (
    <>
      <p role="status" className={styles.status}>
        {outcome === 'copied' && 'Copied as Markdown'}
      </p>
      {isProblem && !start && (
        <p role="alert" className={styles.popup}>
          {problems[outcome]} <a href={path}>View as Markdown</a>
        </p>
      )}
      {start && (
        <Items
          path={path}
          start={start}
          button={button}
          onCopy={() => void copy()}
          onClose={onClose}
          onDismiss={close}
        />
      )}
    </>
  );
}
