import {bundledLanguages, bundledLanguagesAlias} from 'shiki';

/** Languages writers may use in a fence; Shiki's name where ours differs. */
const aliases = new Map([
  ['text', 'text'],
  ['console', 'shellsession'],
  ['npm', 'bash'],
  ['objective-c', 'objective-c'],
]);

const grammars: ReadonlySet<string> = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
]);

/** Returns Shiki's grammar name for a fence language, or undefined when there is none. */
export function grammarName(language: string): string | undefined {
  return aliases.get(language) ?? (grammars.has(language) ? language : undefined);
}

/** Returns every language name a fence may carry. */
export function knownLanguages(): string[] {
  return [...aliases.keys(), ...grammars];
}
