import {useEffect, useState, type ReactNode} from 'react';
import {whatChangedPath} from '../../../shared/paths.ts';
import {counted} from '../../../shared/format.ts';
import {formatDay} from '../../../shared/formatDay.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import type {PageChange} from '../pageHistory.ts';
import styles from './styles.lazy.module.css';

const total = (lists: readonly string[][]): number => lists.flat().length;

function Day({time, sections, isOpen}: PageChange & {isOpen: boolean}): ReactNode {
  const added = total(sections.map((section) => section.added));
  const removed = total(sections.map((section) => section.removed));
  return (
    <details open={isOpen}>
      <summary>
        <b>{formatDay(time)}</b>{' '}
        {sections.length === 0
          ? 'Page written'
          : `${counted(added, 'sentence')} added, ${removed} removed`}
      </summary>
      {sections.map(({heading, ...texts}) => (
        <section key={heading}>
          {heading && <b>{heading}</b>}
          <ul className="clean-list">
            {texts.removed.map((text, index) => (
              <li key={`-${index}`}>
                <del>{text}</del>
              </li>
            ))}
            {texts.added.map((text, index) => (
              <li key={`+${index}`}>
                <ins>{text}</ins>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** Which sentences of a page changed on which day, the newest first. */
export default function ChangeList({pathname}: {pathname: string}): ReactNode {
  const [days, setDays] = useState<PageChange[]>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    const request = new AbortController();
    fetch(whatChangedPath(pathname), {signal: request.signal})
      .then((response) => response.json() as Promise<PageChange[]>)
      .then(setDays, (cause: unknown) => {
        if (!request.signal.aborted) setError(cause);
      });
    return () => request.abort();
  }, [pathname]);

  return (
    <div className={styles.days} role="group" aria-label="What changed" data-markdown-ignore="">
      {days?.map((day, index) => (
        <Day key={day.time} {...day} isOpen={index === 0} />
      ))}
      <p role="status">
        <NotLoaded what="The list of changes could not be loaded." error={error} />
      </p>
    </div>
  );
}
