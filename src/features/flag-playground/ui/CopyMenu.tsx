import {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import {callCode, testCase} from '../state/call.ts';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import type {Playground} from './usePlayground.ts';

const isLanguage = (text: string | null): text is CodeLanguage =>
  text !== null && Object.hasOwn(LANGUAGES, text);

/** The language to copy in: the one of the tabs that the reader chose, until another is chosen. */
function useCodeLanguage() {
  const [tab] = useStorageSlot(SDK_SLOT);
  const [chosen, choose] = useState<CodeLanguage>();
  const remembered = isLanguage(tab) ? tab : 'javascript';
  const first = {[remembered]: LANGUAGES[remembered]};
  const names = Object.entries({...first, ...LANGUAGES}).map(([key, {name}]) => [key, name]);
  return {
    language: chosen ?? remembered,
    /** Languages by name, the reader's first. */
    names: Object.fromEntries(names) as Readonly<Record<CodeLanguage, string>>,
    choose,
  };
}

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
