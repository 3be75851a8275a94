import type {ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import {callCode} from '../state/callCode.ts';
import {testCase} from '../state/testCase.ts';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import {useCodeLanguage} from './useCodeLanguage.ts';
import type {Playground} from './usePlayground.ts';

type Props = Pick<Playground, 'state' | 'report' | 'isStale'>;

/** What can be taken away: the configuration, a test case, the call as code. */
export default function CopyMenu({state, report, isStale}: Props): ReactNode {
  const {language, names, choose} = useCodeLanguage();
  const code = callCode(state, language);
  return (
    <div className={styles.copy} role="group" aria-label="Copy" data-markdown-ignore>
      <CopyText
        text={() => state.configuration}
        label="Copy UFC JSON"
        fallbackLabel="Configuration as JSON"
        classNames={controls}
      />
      {report && !isStale && (
        <CopyText
          text={() => testCase(state, report)}
          label="Copy as test case"
          fallbackLabel="Test case"
          classNames={controls}
        />
      )}
      <CopyText
        text={() => window.location.href}
        label="Copy link"
        fallbackLabel="Link"
        classNames={controls}
      />
      <Choice label="Language" value={language} options={names} onChange={choose} />
      {code !== undefined && (
        <CopyText
          text={() => code}
          label="Copy call as code"
          fallbackLabel="Code"
          classNames={controls}
        />
      )}
    </div>
  );
}
