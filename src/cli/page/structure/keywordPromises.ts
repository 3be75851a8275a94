import {existsSync, readFileSync} from 'node:fs';
import {glossaryTerms} from '../../../features/glossary/glossary.ts';
import {findReference} from '../../../features/shared-facts/references.ts';
import {codeMeanings, type CodeKind} from '../../../features/sdks/evaluationCodes.ts';
import {messageText, sdkMessages} from '../../../features/sdks/messages.ts';
import {sdkManifest, sdkSymbols} from '../../../features/sdks/readManifest.ts';
import {optionsData} from '../../../features/sdks/views/options.ts';
import {stem} from '../../../features/search/engine/stem.ts';
import {stems, tokenize} from '../../../features/search/engine/tokenize.ts';

/** What keywords are compared with. */
interface PageWords {
  keywords: readonly string[];
  title: string;
  description: string;
  /** The page without front matter: words, code, attributes, and what components show. */
  body: string;
}

/** Texts that stand on a page because a component or an import puts them there. */
const shown: readonly (readonly [RegExp, (...names: string[]) => string])[] = [
  [
    /<SdkOptions sdk="([^"]+)" of="([^"]+)"/g,
    (sdk, of) => JSON.stringify(optionsData(sdk ?? '', of ?? '')),
  ],
  [
    /<SdkSignature sdk="([^"]+)" name="([^"]+)"/g,
    (sdk, name) => JSON.stringify(sdkSymbols(sdk ?? '', name ?? '')),
  ],
  [
    /<EvaluationCodes kind="(flag|allocation|bandit)"/g,
    (kind) => Object.keys(codeMeanings()[kind as CodeKind]).join('\n'),
  ],
  [
    /<SdkMessages sdk="([^"]+)"/g,
    (sdk) =>
      sdkMessages(sdk ?? '')
        .map(messageText)
        .join('\n'),
  ],
  [/<SdkInstall sdk="([^"]+)"/g, (sdk) => sdkManifest(sdk ?? '').install.join('\n')],
  [
    /<Cite id="([^"]+)"(?=[\s\S]*<References \/>)/g,
    (id) => JSON.stringify(findReference(id ?? '')),
  ],
  [/<SchemaTable schema="([^"]+)"/g, (schema) => readFileSync(`static/schemas/${schema}`, 'utf8')],
  [/<(?:ApiOperation|ApiObject|ApiOverview)\b/g, () => readFileSync('static/openapi.yaml', 'utf8')],
  [
    /^import \w+ from ['"]@site\/(docs\/[^'"]+\.mdx)['"]/gm,
    (file) => (file && existsSync(file) ? readFileSync(file, 'utf8') : ''),
  ],
];

/** Adds to the text of a page what its components show. */
export function withShown(source: string): string {
  const texts = shown.flatMap(([element, text]) =>
    [...source.matchAll(element)].map(([, ...names]) => text(...names)),
  );
  return [source, ...texts].join('\n');
}

function termsOf(text: string): Set<string> {
  const tokens = tokenize(text);
  // A reader who types "changelog" means "change log", and the other way round.
  // And "asyncstorage" means "AsyncStorage".
  const joined = tokens.flatMap(({words}, index) => [
    words.join(''),
    [...words, ...(tokens[index + 1]?.words ?? [])].join(''),
  ]);
  return new Set([...tokens.flatMap(({terms}) => terms), ...joined, ...joined.map(stem)]);
}

/** The names of each term of the glossary, with the stems of each name. */
const named = glossaryTerms().map(({term, aliases = [], retired = [], elsewhere = []}) => {
  const names = [term, ...aliases, ...retired, ...elsewhere];
  return {names, stems: names.map(stems)};
});

/** All names of the glossary's terms that a page uses under one of them. */
function synonymsOn(terms: ReadonlySet<string>): string {
  return named
    .filter((entry) =>
      entry.stems.some((words) => words.length > 0 && words.every((word) => terms.has(word))),
    )
    .flatMap(({names}) => names)
    .join('\n');
}

/**
 * Lists the keywords that promise what the page does not have: a word of theirs stands neither in
 * its text or code, nor among the other names of a glossary term that it uses.
 */
export function brokenPromises({keywords, title, description, body}: PageWords): string[] {
  const terms = termsOf(`${title}\n${description}\n${body}`);
  const known = new Set([...terms, ...termsOf(synonymsOn(terms))]);
  return keywords.filter((keyword) =>
    tokenize(keyword).some(
      ({parts, whole}) => !(whole && known.has(whole)) && !parts.every((part) => known.has(part)),
    ),
  );
}
