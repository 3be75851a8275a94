import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {html, parseFragment, parse, type DefaultTreeAdapterMap, type ParserError} from 'parse5';
import {checkPackage} from '../core/packages.ts';
import {positionAt, type Problem} from './problem.ts';

/** Finds XML that is not well-formed, and Maven coordinates that no manifest knows. */
export function checkXml(code: string): Problem[] {
  const fragment = `<fragment>${code.replace(/^\s*<\?xml[^>]*\?>/, blank)}\n</fragment>`;
  const result = XMLValidator.validate(fragment);
  if (result !== true) {
    return [{line: result.err.line, message: result.err.msg}];
  }
  new XMLParser().parse(fragment);
  return [...checkReferences(code), ...checkMaven(code)];
}

const RE_BARE_AMPERSAND = /&(?!#?\w+;)/g;
const RE_PREFIX = /[<\s]([\w-]+):[\w-]+(?=[\s=/>])/g;

/** Finds ampersands that begin no reference, and prefixes without a namespace. */
function checkReferences(code: string): Problem[] {
  const text = code.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, blank);
  const declared = new Set([...text.matchAll(/\bxmlns:([\w-]+)=/g)].map(([, prefix]) => prefix));
  const isWhole = /\bxmlns\b/.test(text);
  return [
    ...[...text.matchAll(RE_BARE_AMPERSAND)].map(({index}) => ({
      ...positionAt(code, index),
      message: 'a bare & is not well-formed',
      hint: 'write &amp;',
    })),
    ...[...text.replace(/"[^"]*"|'[^']*'/g, blank).matchAll(RE_PREFIX)].flatMap(
      ({index, 1: prefix = ''}) =>
        !isWhole || /^xml(?:ns)?$/.test(prefix) || declared.has(prefix)
          ? []
          : [{...positionAt(code, index + 1), message: `the prefix '${prefix}' has no namespace`}],
    ),
  ];
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const RE_DEPENDENCY = /<dependency>([\s\S]*?)<\/dependency>/g;

function checkMaven(code: string): Problem[] {
  return [...code.matchAll(RE_DEPENDENCY)].flatMap((match) => {
    const field = (name: string) =>
      new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(match[1] ?? '')?.[1];
    const version = field('version');
    const fault = checkPackage(
      'maven',
      `${field('groupId')}:${field('artifactId')}`,
      version?.startsWith('$') ? undefined : version,
    );
    return fault ? [{...positionAt(code, match.index), ...fault}] : [];
  });
}

type Node = DefaultTreeAdapterMap['node'];

/** Elements whose end tag HTML lets authors leave out. */
const OPTIONAL_END = new Set([
  'html',
  'head',
  'body',
  'li',
  'p',
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'option',
  'dt',
  'dd',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Finds parse errors, elements that are never closed, and scripts loaded from a wrong place. */
export function checkHtml(code: string): Problem[] {
  const problems: Problem[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({code: name, startLine, startCol}: ParserError) => {
      problems.push({line: startLine, column: startCol, message: name.replaceAll('-', ' ')});
    },
  };
  const whole = /^\s*<(?:!doctype|html)\b/i.test(code);
  walk(whole ? parse(code, options) : parseFragment(code, options), problems);
  return problems;
}

function walk(node: Node, problems: Problem[]): void {
  if ('tagName' in node) {
    const location = node.sourceCodeLocation;
    const closed = location?.endTag !== undefined;
    const foreign = node.namespaceURI !== html.NS.HTML;
    if (location?.startTag && !closed && !foreign && !mayStayOpen(node.tagName)) {
      const {startLine: line, startCol: column} = location;
      problems.push({line, column, message: `<${node.tagName}> is never closed`});
    }
    if (node.tagName === 'script') {
      checkScriptSource(node, problems);
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, problems);
}

function mayStayOpen(tag: string): boolean {
  return OPTIONAL_END.has(tag) || VOID.has(tag);
}

const RE_CDN_PACKAGE = /\/npm\/(@[\w-]+\/[\w.-]+|[\w.-]+)@([^/]+)\//;

/** Checks the SDK package and version that a script tag loads from a CDN. */
function checkScriptSource(node: DefaultTreeAdapterMap['element'], problems: Problem[]): void {
  const source = node.attrs.find(({name}) => name === 'src')?.value ?? '';
  const [, name, version] = RE_CDN_PACKAGE.exec(source) ?? [];
  const fault = name === undefined ? undefined : checkPackage('npm', name, version);
  const line = node.sourceCodeLocation?.attrs?.src?.startLine ?? 1;
  if (fault) problems.push({line, ...fault});
}
