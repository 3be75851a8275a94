import {useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import {callCode} from '../state/call.ts';
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

const copy = (label: string, fallbackLabel: string, text: () => string) => (
  <CopyText {...{label, fallbackLabel, text}} classNames={controls} />
);

export default function CopyMenu({state}: Pick<Playground, 'state'>): ReactNode {
  const {language, names, choose} = useCodeLanguage();
  const code = callCode(state, language);
  return (
    <div className={styles.copy} role="group" aria-label="Copy" data-markdown-ignore>
      {copy('Copy UFC JSON', 'Configuration as JSON', () => state.configuration)}
      {copy('Copy link', 'Link', () => window.location.href)}
      <Choice label="Language" value={language} options={names} onChange={choose} />
      {code !== undefined && copy('Copy call as code', 'Code', () => code)}
    </div>
  );
}
