import {sample} from 'openapi-sampler';
import type {Api, Operation, Media} from './types.ts';
import {nodeAt} from '../schemas/document.ts';

/** How a language writes what JSON can hold. */
interface Notation {
  /** Blanks before what a list or an object holds. */
  indent: string;
  /** Characters that a list or an object may take in one line. */
  width: number;
  /** Writes the name of a field. */
  name(name: string): string;
  /** Writes a text, a number, a truth value or null. */
  scalar(value: unknown): string;
}

/** Puts parts between two brackets: in one line when it is short enough, else each in its own. */
function bracket(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  {indent, width}: Notation,
  margin = '',
): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${margin}${indent}${part}`);
  return `${open}\n${lines.join(',\n')}\n${margin}${close}`;
}

/** Writes a value of JSON as a literal of a language; see `bracket` for `margin`. */
function literal(value: unknown, notation: Notation, margin = ''): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  const write = (part: unknown) => literal(part, notation, margin + notation.indent);
  return Array.isArray(value)
    ? bracket(['[', ']'], value.map(write), notation, margin)
    : bracket(
        ['{', '}'],
        Object.entries(value).map(([name, part]) => `${notation.name(name)}: ${write(part)}`),
        notation,
        margin,
      );
}

/** Code that makes one call. */
interface RequestSample {
  /** Value of its tab. */
  value: string;
  label: string;
  language: string;
  code: string;
}

/** Stands for the key, which each language reads from the environment in its own way. */
const KEY = Symbol('key');

/** A call with the example values of an operation. */
interface Call {
  method: string;
  url: string;
  keyHeader: string;
  body?: {type: string; value: unknown};
  /** Whether a success answers JSON, or else nothing or a text. */
  isJson: boolean;
  /** Whether it may answer status 304, without a body. */
  mayBeUnchanged: boolean;
}

/** JSON that is no longer than this stays in the line of its option. */
const SHORT_JSON = 20;

/** Puts a text in quotes where a shell would read more than a word. */
function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function shellJson(value: unknown): string {
  const short = JSON.stringify(value);
  return shellWord(
    short.length > SHORT_JSON ? `\n${JSON.stringify(value, undefined, 2)}\n` : short,
  );
}

function curl({method, url, keyHeader, body}: Call): string {
  return [
    `curl --fail-with-body${method === 'GET' ? '' : ` --request ${method}`}`,
    `--url ${shellWord(url)}`,
    ...(body ? [`--header 'Content-Type: ${body.type}'`] : []),
    `--header "${keyHeader}: $EPPO_API_KEY"`,
    ...(body ? [`--data ${shellJson(body.value)}`] : []),
  ].join(' \\\n  ');
}

function headersOf({keyHeader, body}: Call): Record<string, unknown> {
  return {[keyHeader]: KEY, ...(body ? {'Content-Type': body.type} : {})};
}

const singleQuoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const JAVASCRIPT: Notation = {
  indent: '  ',
  width: 80,
  name: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : singleQuoted(name)),
  scalar: (value) =>
    value === KEY
      ? 'process.env.EPPO_API_KEY'
      : typeof value === 'string'
        ? singleQuoted(value)
        : String(value),
};

function javaScript(call: Call): string {
  const {method, url, body, isJson, mayBeUnchanged} = call;
  const {indent} = JAVASCRIPT;
  const options = [
    `method: '${method}'`,
    `headers: ${literal(headersOf(call), JAVASCRIPT, indent)}`,
    ...(body ? [`body: JSON.stringify(${literal(body.value, JAVASCRIPT, indent)})`] : []),
  ];
  return `const options = ${bracket(['{', '}'], options, JAVASCRIPT)};

const response = await fetch('${url}', options);
${mayBeUnchanged ? "if (response.status === 304) console.log('unchanged');\nelse " : ''}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${mayBeUnchanged ? 'else ' : ''}console.log(await response.${isJson ? 'json' : 'text'}());`;
}

const PYTHON_WORDS = new Map<unknown, string>([
  [KEY, 'os.environ["EPPO_API_KEY"]'],
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

const PYTHON: Notation = {
  indent: '    ',
  width: 72,
  name: (name) => JSON.stringify(name),
  scalar: (value) => PYTHON_WORDS.get(value) ?? JSON.stringify(value),
};

function python(call: Call): string {
  const {method, url, body, isJson, mayBeUnchanged} = call;
  const payload = body ? `payload = ${literal(body.value, PYTHON)}\n` : '';
  return `import os

import requests

url = "${url}"

${payload}headers = ${literal(headersOf(call), PYTHON)}

response = requests.${method.toLowerCase()}(url, ${body ? 'json=payload, ' : ''}headers=headers)
if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")
${mayBeUnchanged ? 'if response.status_code == 304:\n    print("unchanged")\nelse:\n    ' : ''}print(response.${isJson ? 'json()' : 'text'})`;
}

const LANGUAGES = [
  {tab: {value: 'curl', label: 'curl', language: 'bash'}, write: curl},
  {tab: {value: 'javascript', label: 'JavaScript', language: 'js'}, write: javaScript},
  {tab: {value: 'python', label: 'Python', language: 'python'}, write: python},
] as const;

/** The address of a call, with its query. */
function urlOf({server}: Api, {path, parameters}: Operation): string {
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .map(({name, example}) => [name, String(example)] as const);
  const filled = valuesIn('path').reduce(
    (rest, [name, value]) => rest.replace(`{${name}}`, value),
    path,
  );
  const query = new URLSearchParams(valuesIn('query').map((pair) => [...pair])).toString();
  return `${server}${filled}${query && `?${query}`}`;
}

/** Writes the call of an operation in curl, JavaScript and Python, with its example values. */
export function requestSamples(api: Api, operation: Operation): RequestSample[] {
  const {method, body, answers} = operation;
  const call: Call = {
    method,
    url: urlOf(api, operation),
    keyHeader: api.keyHeader,
    ...(body ? {body: {type: body.type, value: exampleOf(api, body)}} : {}),
    isJson: answers.some(({status, media}) => status.startsWith('2') && media !== undefined),
    mayBeUnchanged: answers.some(({status}) => status === '304'),
  };
  return LANGUAGES.map(({tab, write}) => ({...tab, code: write(call)}));
}

/** Returns a value that the body may have: the one written down, else one made of its fields. */
export function exampleOf({document}: Api, {example, pointer}: Media): unknown {
  return (
    example ?? sample(nodeAt(document, pointer) as object, {quiet: true}, document.root as object)
  );
}
