import {TextlintKernelDescriptor} from '@textlint/kernel';
import {readFileSync} from 'node:fs';
import {createLinter} from 'textlint';
import markdown from '@textlint/textlint-plugin-markdown';
import {findAbbreviations} from './rules/abbreviations.ts';
import {findHeadingCase} from './rules/headingCase.ts';
import {findEmptyLinkTexts} from './rules/linkTexts.ts';
import {findLongSentences} from './rules/longSentences.ts';
import {findPhrases} from './rules/phrases.ts';
import {findMisleadingSamples} from './rules/samples.ts';

const linter = createLinter({
  descriptor: new TextlintKernelDescriptor({
    plugins: [{pluginId: 'markdown', plugin: markdown, options: {extensions: ['.mdx']}}],
    filterRules: [],
    rules: [
      {ruleId: 'abbreviation', rule: findAbbreviations},
      {ruleId: 'heading', rule: findHeadingCase},
      {ruleId: 'link', rule: findEmptyLinkTexts},
      {ruleId: 'phrase', rule: findPhrases},
      {ruleId: 'sample', rule: findMisleadingSamples},
      {ruleId: 'sentence', rule: findLongSentences},
    ],
  }),
});

/**
 * Lists what a page says against the rules of writing.
 *
 * @param file path of the page, relative to the repository
 * @returns a sentence per place, with file, line and what to write instead
 */
export async function lintProse(
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<string[]> {
  const {messages} = await linter.lintText(text, file);
  return messages.map(({loc, message}) => `${file}:${loc.start.line}: ${message}`);
}
