import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';

/** Where tabs of SDKs keep what the reader chose. */
const CHOSEN_TAB = 'docusaurus.tab.sdk';

const isLanguage = (text: string | null): text is CodeLanguage =>
  text !== null && Object.hasOwn(LANGUAGES, text);

/** The language to copy in: the one of the tabs that the reader chose, until another is chosen. */
export function useCodeLanguage() {
  const [tab] = useStorageSlot(CHOSEN_TAB);
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
