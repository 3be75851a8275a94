import type {ReactNode} from 'react';
import {createStorageSlot, useQueryString, useStorageSlot} from '@docusaurus/theme-common';
import languages from '@generated/language/default/languages.json';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {SDK_PARAMETER, SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {useEarlyInput} from '../../../shared/ui/useEarlyInput.ts';
import {sdkOf} from '../rememberLanguage.ts';
import styles from './styles.module.css';

const SIDES = {
  'On a device': '/sdks/client-sdks/',
  'On a server': '/sdks/server-sdks/',
};

const load = lazyImport(() => import('../chooseLanguage.ts'));

function choose(language: string): void {
  createStorageSlot(SDK_SLOT).set(language);
  load().then(
    ({chooseLanguage}) => chooseLanguage(language),
    // Without the rest, tabs follow all the same.
    () => undefined,
  );
}

/** The language that samples are shown in, as an item of the navbar; the menu of phones does without. */
export default function LanguageSelect({mobile = false}: {mobile?: boolean}): ReactNode {
  const [stored] = useStorageSlot(SDK_SLOT);
  const [asked] = useQueryString(SDK_PARAMETER);
  const language = [asked, stored].find((each) => sdkOf(each)) ?? '';
  const ref = useEarlyInput<HTMLSelectElement>('', choose);
  if (mobile) return null;
  return (
    <select
      ref={ref}
      className={`framed ${styles.select}`}
      aria-label="Language of samples"
      title="Language of samples"
      autoComplete="off"
      value={language}
      onChange={({target}) => choose(target.value)}
    >
      <option value="">Language</option>
      {Object.entries(SIDES).map(([label, folder]) => (
        <optgroup key={label} label={label}>
          {Object.entries(languages).map(
            ([key, {title, pages}]) =>
              pages.startsWith(folder) && (
                <option key={key} value={key}>
                  {title}
                </option>
              ),
          )}
        </optgroup>
      ))}
    </select>
  );
}
