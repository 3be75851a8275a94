import type {Checker} from '../core/types.ts';
import {languageChecker} from './checkLanguage.ts';
import {languages} from './registry.ts';
import {toolchainOf} from './toolchains/index.ts';

/** Checkers for the languages that cannot be compiled here, one per language. */
export const checkers: Checker[] = languages.map((language) =>
  languageChecker(language, toolchainOf(language.name)),
);
