import type {ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import PlaygroundLink from '../../sql-playground/ui/PlaygroundLink.tsx';

/** A query to open, read, copy and run. */
export default function Sql({title, sql}: {title: string; sql: string}): ReactNode {
  return (
    <details>
      <summary>{title}</summary>
      {/* A block that scrolls must be reachable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code className="language-sql">{sql}</code>
      </pre>
      <p className={controls.actions}>
        <CopyText text={() => sql} label="Copy SQL" fallbackLabel="SQL" classNames={controls} />
        <PlaygroundLink sql={sql} />
      </p>
    </details>
  );
}
