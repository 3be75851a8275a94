import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import CodeField from '../../../../shared/ui/CodeField/index.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {CodeProblem} from '../../../../shared/ui/CodeField/mountEditor.ts';
import type {Outcome} from '../../worker/client.ts';
import {client, useSqlRun} from '../useSqlRun.ts';
import {DOWNLOAD_SIZE} from '../../engine/runsInBrowser.ts';
import Results from '../Results/index.tsx';
import Status from '../Status.tsx';
import styles from './styles.lazy.module.css';

const loadEditor = lazyImport(() => import('../sqlEditor.ts'));
const NONE: readonly CodeProblem[] = [];

function problemsOf(outcome: Outcome | undefined): readonly CodeProblem[] {
  const problem = outcome && 'answer' in outcome ? outcome.answer.problem : undefined;
  return problem ? [{line: problem.line, message: problem.message, severity: 'error'}] : NONE;
}

interface Props {
  text: string;
  onChange: (text: string) => void;
  /** Whether it runs as soon as it is there. */
  runsAtOnce?: boolean;
  /** More buttons. */
  children?: ReactNode;
}

export default function Runner({text, onChange, runsAtOnce, children}: Props): ReactNode {
  const {run, cancel, isRunning, progress, outcome} = useSqlRun();
  const button = useRef<HTMLButtonElement>(null);
  const runText = () => run(text);

  useEffect(() => {
    if (!runsAtOnce) return;
    runText();
    // The button that was pressed is gone.
    button.current?.focus();
    // Only what the reader saw when they pressed it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    runText();
  };

  return (
    <div className={clsx(styles.runner, runsAtOnce && styles.fence)} data-markdown-ignore>
      {/* The editor itself takes the key, so that it is caught before. */}
      <div role="group" aria-label="Editor" onKeyDownCapture={onKey}>
        <CodeField
          label="SQL"
          rows={Math.min(24, text.split('\n').length + 1)}
          {...{text, onChange}}
          problems={problemsOf(outcome)}
          load={loadEditor}
        />
      </div>
      <div className={controls.actions}>
        <button
          ref={button}
          type="button"
          className={clsx(controls.button, controls.primary)}
          onClick={isRunning ? cancel : runText}
        >
          {isRunning ? 'Cancel' : `Run${client.isLoaded() ? '' : ` (${DOWNLOAD_SIZE})`}`}
        </button>
        {children}
      </div>
      <div className={styles.status} data-busy={isRunning ? '' : undefined}>
        <Status {...{isRunning, progress, outcome}} />
      </div>
      <div className={styles.results} data-answer>
        {outcome && 'answer' in outcome ? (
          <Results answer={outcome.answer} />
        ) : (
          <p className={controls.note}>
            {!runsAtOnce && 'Rows appear here when the query has run.'}
          </p>
        )}
      </div>
    </div>
  );
}
