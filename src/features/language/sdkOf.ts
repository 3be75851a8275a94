import languages from '@generated/language/default/languages.json';
import type {ChosenSdk} from '../../shared/sdkChoice.ts';

/** Returns an SDK by the value of its tabs; an address may name anything, such as `constructor`. */
export const sdkOf = (language: string | null): ChosenSdk | undefined =>
  language !== null && Object.hasOwn(languages, language) ? languages[language] : undefined;
