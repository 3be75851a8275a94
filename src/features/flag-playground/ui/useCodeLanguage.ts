import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {LANGUAGES, type CodeLanguage} from '../../../shared/sdk-calls/languages.ts';

const isLanguage = (text: string | null): text is CodeLanguage =>
  text !== null && Object.hasOwn(LANGUAGES, text);

/** The language to copy in: the one of the tabs that the reader chose, until another is chosen. */
export function useCodeLanguage() {
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
