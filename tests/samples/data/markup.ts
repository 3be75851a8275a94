import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {html, parseFragment, parse, type DefaultTreeAdapterMap, type ParserError} from 'parse5';
import ts from 'typescript';
import {checkPackage} from '../packages.ts';
import {positionAt, type Problem} from './problem.ts';

/** Finds XML that is not well-formed, and Maven coordinates that no manifest knows. */
export function checkXml(code: string): Problem[] {
  const fragment = `<fragment>${code.replace(/^\s*<\?xml[^>]*\?>/, blank)}\n</fragment>`;
  const result = XMLValidator.validate(fragment);
  if (result !== true) {
    return [{line: result.err.line, message: result.err.msg}];
  }
  new XMLParser().parse(fragment);
  return checkMaven(code);
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

/** Finds parse errors, elements that are never closed, and scripts that do not parse. */
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
      checkScript(node, problems);
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

function checkScript(node: DefaultTreeAdapterMap['element'], problems: Problem[]): void {
  const [content] = node.childNodes;
  if (!content || content.nodeName !== '#text' || !('value' in content)) return;
  const type = node.attrs.find(({name}) => name === 'type')?.value ?? 'module';
  if (type !== 'module' && !type.includes('javascript')) return;
  const {diagnostics = []} = ts.transpileModule(content.value, {
    fileName: 'script.js',
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, target: ts.ScriptTarget.ES2023},
  });
  const first = content.sourceCodeLocation?.startLine ?? 1;
  for (const {start = 0, messageText} of diagnostics) {
    const {line, column} = positionAt(content.value, start);
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    problems.push({line: first + line - 1, column, message});
  }
}
