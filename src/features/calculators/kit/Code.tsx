import {useState, type ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {LANGUAGES, type Language, type Scripts} from './code/program.ts';
import styles from './styles.module.css';

/** The computation as a script that prints the same numbers; made when it is opened. */
export default function Code({scripts}: {scripts: () => Scripts}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState<Language>('r');
  const code = isOpen ? scripts()[language] : '';
  return (
    <details className={styles.computation} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Copy as R, Python or SQL</summary>
      {isOpen && (
        <>
          <p className={controls.note}>
            A whole script with your numbers, which prints what is shown above, not rounded. R and
            Python need no packages; the SQL runs in DuckDB.
          </p>
          <Choice
            label="Language"
            value={language}
            options={LANGUAGES}
            onChange={setLanguage}
            className={styles.language}
          />
          {/* A code block that scrolls must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="group" aria-label={`Computation in ${LANGUAGES[language]}`}>
            <code>{code}</code>
          </pre>
          <div className={styles.actions}>
            <CopyText
              text={() => code}
              label={`Copy as ${LANGUAGES[language]}`}
              fallbackLabel="Script"
              classNames={controls}
            />
          </div>
        </>
      )}
    </details>
  );
}
