import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import {callCode} from '../state/callCode.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import type {Playground} from './usePlayground.ts';

const isLanguage = (text: string | null): text is CodeLanguage =>
  text !== null && Object.hasOwn(LANGUAGES, text);

const copy = (label: string, fallbackLabel: string, text: () => string) => (
  <CopyText {...{label, fallbackLabel, text}} classNames={controls} />
);

/** Copies what is typed; the call in the language that the reader chose in the bar. */
export default function CopyMenu({state}: Pick<Playground, 'state'>): ReactNode {
  const [sdk] = useStorageSlot(SDK_SLOT);
  const language = isLanguage(sdk) ? sdk : 'javascript';
  const code = callCode(state, language);
  return (
    <div className={styles.copy} role="group" aria-label="Copy" data-markdown-ignore>
      {copy('Copy UFC JSON', 'Configuration as JSON', () => state.configuration)}
      {copy('Copy link', 'Link', () => window.location.href)}
      {code !== undefined && copy(`Copy call in ${LANGUAGES[language].name}`, 'Code', () => code)}
    </div>
  );
}
