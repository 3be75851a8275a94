import {useState, type ReactNode} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import type {Definition} from './definition.ts';
import type {Fields} from './fields.ts';
import {LANGUAGES, type Language} from './types.ts';
import styles from './styles.lazy.module.css';

interface Props<F extends Fields, Result> {
  definition: Definition<F, Result>;
  result: Result;
}

/** What writes the scripts, which few readers open. */
const load = lazyImport(() => import('./code/toScripts.ts'));

/** The computation as a script that prints the same numbers; written when it is opened. */
export default function Code<F extends Fields, Result>({
  definition,
  result,
}: Props<F, Result>): ReactNode {
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>>>();
  const [error, setError] = useState<unknown>();
  const [language, setLanguage] = useState<Language>('r');
  const code = module?.toScripts(definition, result)[language] ?? '';
  const open = () => {
    setError(undefined);
    load().then(setModule, setError);
  };
  return (
    <details
      className={styles.computation}
      data-markdown-ignore
      onToggle={({currentTarget}) => currentTarget.open && open()}
    >
      <summary>Copy as R, Python or SQL</summary>
      {error !== undefined && (
        <p className={controls.error} role="alert">
          <NotLoaded
            what="The scripts could not be loaded."
            error={error}
            retry="open this again"
          />
        </p>
      )}
      {module && (
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
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="group" aria-label={`Computation in ${LANGUAGES[language]}`}>
            <code>{code}</code>
          </pre>
          <div className={controls.actions}>
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
