import {bundledLanguages, bundledLanguagesAlias} from 'shiki';

/** Languages writers may use in a fence; Shiki's name where ours differs. */
const aliases: Readonly<Record<string, string>> = {
  text: 'text',
  console: 'shellsession',
  npm: 'bash',
  'objective-c': 'objective-c',
};

/** Returns Shiki's grammar name for a fence language, or undefined when there is none. */
export function grammarName(language: string): string | undefined {
  if (language in aliases) {
    return aliases[language];
  }
  return language in bundledLanguages || language in bundledLanguagesAlias ? language : undefined;
}

/** Returns every language name a fence may carry. */
export function knownLanguages(): string[] {
  return [
    ...Object.keys(aliases),
    ...Object.keys(bundledLanguages),
    ...Object.keys(bundledLanguagesAlias),
  ];
}
