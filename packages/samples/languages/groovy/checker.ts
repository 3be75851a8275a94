import type {Checker, Fence, Finding} from '../../core/types.ts';
import {checkPackage} from '../../core/packages.ts';
import {nearest} from '../symbols/nearest.ts';

type Token = {text: string; row: number; column: number};

const RE_TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|["'()[\]{}\n]/g;
const RE_COORDINATES = /['"]([\w.-]+:[\w.-]+)(?::([^:'"]+))?['"]/g;
const RE_FIRST_WORD = /^\s*(\w+)\s*[({'"]/;
const WORDS = [
  ...['plugins', 'repositories', 'dependencies', 'android', 'buildscript', 'allprojects'],
  ...['implementation', 'api', 'compileOnly', 'runtimeOnly', 'testImplementation', 'id'],
  ...['mavenCentral', 'google', 'maven', 'defaultConfig', 'compileOptions'],
];
const closers: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

function tokens(code: string): Token[] {
  let row = 0;
  let lineStart = 0;
  const found: Token[] = [];
  for (const match of code.matchAll(RE_TOKEN)) {
    const [text] = match;
    if (!text.startsWith('/')) found.push({text, row, column: match.index - lineStart});
    const breaks = text.split('\n').length - 1;
    row += breaks;
    if (breaks > 0) lineStart = match.index + text.lastIndexOf('\n') + 1;
  }
  return found;
}

/** Brackets that do not close and strings that do not end. */
function balanceFindings(fence: Fence): Finding[] {
  const open: Token[] = [];
  const at = ({row, column}: Token) => ({fence, line: fence.line + row, column: column + 1});
  for (const token of tokens(fence.code)) {
    if (token.text === '"' || token.text === "'") {
      return [{...at(token), message: 'syntax error: this string has no end'}];
    }
    if (token.text in closers) open.push(token);
    if (!Object.values(closers).includes(token.text)) continue;
    const opener = open.pop();
    if (closers[opener?.text ?? ''] === token.text) continue;
    return [{...at(token), message: `syntax error: \`${token.text}\` closes nothing`}];
  }
  const [first] = open;
  return first ? [{...at(first), message: `syntax error: \`${first.text}\` is not closed`}] : [];
}

/** Dependencies on the vendor's artifacts whose name or version the manifests do not have. */
function coordinateFindings(fence: Fence): Finding[] {
  return fence.code.split('\n').flatMap((text, row) =>
    [...text.matchAll(RE_COORDINATES)].flatMap(([, name = '', version]) => {
      const problem = checkPackage('maven', name, version?.startsWith('$') ? undefined : version);
      return problem ? [{fence, line: fence.line + row, ...problem}] : [];
    }),
  );
}

/** Words that begin a statement and are nearly those of Gradle. */
function wordFindings(fence: Fence): Finding[] {
  return fence.code.split('\n').flatMap((text, row) => {
    const word = RE_FIRST_WORD.exec(text)?.[1];
    if (!word || WORDS.includes(word)) return [];
    const hint = nearest(word, WORDS);
    return hint
      ? [{fence, line: fence.line + row, message: `Gradle does not know \`${word}\``, hint}]
      : [];
  });
}

/**
 * Gradle build scripts. There is no Groovy grammar for tree-sitter on npm, and Kotlin's rejects
 * ordinary Groovy (`implementation 'a:b:1'`), so this checks what scripts on the site can get
 * wrong: brackets, strings, and the coordinates of the SDK's artifacts.
 */
export const groovyChecker: Checker = {
  name: 'groovy',
  languages: ['groovy', 'gradle'],
  async check(fences) {
    return fences.map((fence) => {
      const findings = [
        ...balanceFindings(fence),
        ...coordinateFindings(fence),
        ...wordFindings(fence),
      ];
      const status = findings.length > 0 ? 'failed' : 'parsed';
      return {fence, status, tool: 'Gradle script check', findings};
    });
  },
};
