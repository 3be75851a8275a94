import {readFileSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {glossaryTerms} from '../../glossary/glossary.ts';

/**
 * Tells the writer about a fault in a node.
 *
 * @param at offset of the fault in the source of the node; its first line when left out
 */
type Report = (message: string, at?: number) => void;

/** Looks at a node of Markdown, with its source. */
type Look<Node> = (node: Node, source: string, report: Report) => void;

/** Returns, for the source of a page, what looks at its nodes, by their type. */
type Rule = (page: string) => {
  [Type in Nodes['type']]?: Look<Extract<Nodes, {type: Type}>>;
};

/** What every reader of these pages knows; abbreviations of one trade are explained on the page. */
const KNOWN =
  'AI API ASCII AWS B2B BI CCPA CDN CI CMS CPU CRM CSS CSV DNS ETL GDPR GPU HTML HTTP IAM ID IDE IP ISO IT JSON ' +
  'JSX JVM KB MB GB MD5 OIDC PDF PHP QA RAM README REST RFC SAML SCIM SDK SHA SOC SQL SSH SSO TLS TV UI URL US USA ' +
  'UTC VPC XML YAML ZIP';

/** Names that are no longer abbreviations to anybody. */
const NAMES = 'AD ARM ARM64 ASP CA ES EU FPM II MIT RUM SLF4J SWA VS';

/** Words in capitals: methods and levels, key words of SQL, states that the product shows. */
const CAPITALS =
  'BEGIN CODE DELETE END ERROR GET INFO KEY PATCH POST PUT AND COUNT DISTINCT ENTITY NOT NULL OR PRIMARY SUM ' +
  'DRAFT PHASE SATURDAY SUNDAY P1 P2';

const known = new Set([
  ...[KNOWN, NAMES, CAPITALS].flatMap((names) => names.split(' ')),
  ...glossaryTerms().flatMap(({term, aliases = [], elsewhere = []}) => [
    term,
    ...aliases,
    ...elsewhere,
  ]),
]);

const RE_ABBREVIATION = /(?<![\w./-])(\p{Lu}[\p{Lu}\d]{1,5})s?(?![\w/-])/gu;

/** Code, bold labels of the product, formulas, elements and addresses of links. */
const RE_NO_WORDS = /`[^`]*`|\*\*[^*]*\*\*|(?<!\\)\$[^$]+(?<!\\)\$|<[^>]*>|\]\([^)]*\)/g;

/** Source with blanks in place of what is no words, so that places in it stay. */
const onlyWords = (source: string): string =>
  source.replace(RE_NO_WORDS, (found) => ' '.repeat(found.length));

/** Names that a page allows itself, by the comment that cspell reads. */
const RE_ALLOWED = /\{\/\*\s*cspell:words? ([^*]+)\*\/\}/g;

/** Whether a page says what an abbreviation stands for, as in "large effect (LE)" or "LE (large effect)". */
function isExplained(abbreviation: string, page: string): boolean {
  const name = `${abbreviation}s?`;
  return new RegExp(`\\((?:an? )?${name}[,;)]|, (?:or )?${name}[),]|\\b${name} \\(`).test(page);
}

/**
 * Finds abbreviations that a page does not explain. The glossary explains its own, and a page may list
 * those that its readers know: `{/* cspell:words ETS *\/}`.
 */
const findAbbreviations: Rule = (page) => {
  const allowed = [...page.matchAll(RE_ALLOWED)].flatMap(([, names = '']) => names.split(/\s+/));
  const found = new Set(allowed);
  return {
    paragraph(_node, source, report) {
      for (const {1: abbreviation = '', index} of onlyWords(source).matchAll(RE_ABBREVIATION)) {
        const isKnown = known.has(abbreviation) || found.has(abbreviation);
        if (!isKnown && !isExplained(abbreviation, page)) {
          found.add(abbreviation);
          report(
            `nothing says what ${abbreviation} stands for; write "its full name (${abbreviation})" where it is used first, or {/* cspell:words ${abbreviation} */} on the page if its readers know it`,
            index,
          );
        }
      }
    },
  };
};

const RE_EMPTY =
  /^(?:(?:click |look |see )?here|(?:this|that|the) (?:page|link|guide|article|section)|this|that|it|link|page|more|see|(?:see|read|learn|find out) more|docs|documentation|https?:\/\/.*)$/i;

/** Finds links whose text does not say where they go. */
const findEmptyLinkTexts: Rule = () => ({
  link({url}, source, report) {
    const words = /^\[(.*)\]\(/s.exec(source)?.[1] ?? '';
    const text = words
      .replace(/`[^`]*`/g, 'x')
      .replaceAll('**', '')
      .trim();
    if (RE_EMPTY.test(text)) {
      report(
        `the link text "${text}" does not say where it goes; write what the reader finds there, such as [SDK keys](${url})`,
      );
    }
  },
});

/** All of a fence, with its first line, and what of it is at fault. */
const mistakes: readonly {
  find: (source: string, language: string) => string | undefined;
  advice: string;
}[] = [
  {
    find: (source) =>
      /@eppo\/node-server-sdk(?![\s\S]*offlineInit\()/.test(source) &&
      !source.includes('pollAfterFailedInitialization: true')
        ? /throwOnFailedInitialization: false/.exec(source)?.[0]
        : undefined,
    advice:
      'a server that started without rules would never get any; ' +
      'write pollAfterFailedInitialization: true beside it',
  },
  {
    find: (source, language) =>
      language === 'python' &&
      /\b(?:flask|django|fastapi|gunicorn|uvicorn|celery|post_fork|wsgi|asgi)\b/i.test(source) &&
      !/timeout|\.join\(|\.wait\(|wait_for\(|limit/i.test(source)
        ? /\.wait_for_initialization\(\)/.exec(source)?.[0]
        : undefined,
    advice: 'a server would wait forever for rules that do not come; write a wait with a limit',
  },
];

/** Finds samples that run here and stop a server of the reader's when the network fails. */
const findUnsafeSamples: Rule = () => ({
  code({lang}, source, report) {
    for (const {find, advice} of mistakes) {
      const found = find(source, lang ?? '');
      if (found !== undefined) report(`"${found}": ${advice}`, source.indexOf(found));
    }
  },
});

const RULES: readonly Rule[] = [findAbbreviations, findEmptyLinkTexts, findUnsafeSamples];

/** Reads Markdown without its elements, so that their source is text like any other. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Calls what each rule has for the nodes of a page. Returns the faults with their offsets. */
function apply(tree: Root, text: string): {at: number; message: string}[] {
  const found: {at: number; message: string}[] = [];
  const looks = RULES.map((rule) => rule(text));
  visit(tree, (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset);
    const report: Report = (message, at = 0) => found.push({at: start + at, message});
    for (const look of looks) {
      (look[node.type] as ((...args: unknown[]) => void) | undefined)?.(node, source, report);
    }
  });
  return found.toSorted((a, b) => a.at - b.at);
}

/** Lints what a page says against the rules of writing. */
export function lintProse(file: string, text = readFileSync(file, 'utf8')): string[] {
  return apply(parser.parse(text), text).map(({at, message}) => {
    const line = text.slice(0, at).split('\n').length;
    return `${file}:${line}: ${message}`;
  });
}
