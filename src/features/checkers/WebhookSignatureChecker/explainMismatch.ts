import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import envelope from '../../../../static/schemas/webhook.schema.json';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import type {Finding} from '../kit/types.ts';
import {sortKeys} from '../../../shared/sortKeys.ts';

interface ReadBody {
  data: object;
  signature: string;
  /** The characters of `data` as they stand in the body. */
  rawData: string;
  findings: Finding[];
}

const EVENTS = envelope.properties.event.enum;

function eventFindings(event: unknown): Finding[] {
  if (typeof event === 'string' && EVENTS.includes(event)) return [];
  const message =
    typeof event === 'string'
      ? `\`${event}\` is no event of Eppo; ${suggestOrList(event, EVENTS)}`
      : 'The body names no `event`. It is not part of what is signed, but your handler needs it.';
  return [{severity: 'warning', place: 'event', message}];
}

/** Reads a body, or says in a sentence why it cannot be one. */
export function readBody(given: string): ReadBody | string {
  // Editors write it at the start of a file, where nobody sees it.
  const text = given.replace(/^\uFEFF/, '');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return `The body is no JSON: ${errorMessage(error)}. Paste what the request held, from { to }.`;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return 'The body has to be an object with event, data and signature.';
  }
  const {event, data, signature} = body as Record<string, unknown>;
  if (typeof data !== 'object' || data === null) {
    return 'The body has no object data, which is the part that is signed. Paste the whole body.';
  }
  if (typeof signature !== 'string' || signature === '') {
    return 'The body has no signature. Eppo sends it in the body, beside data, and not in a header.';
  }
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['data']);
  const rawData = node ? text.slice(node.offset, node.offset + node.length) : '';
  return {data, signature, rawData, findings: eventFindings(event)};
}

const encoder = new TextEncoder();

export async function hmac(text: string, secret: string): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Guess {
  text: string;
  secret: string;
  message: string;
  fix: string;
}

const isId = (key: string) => /(?:^|_)id$/.test(key);
const isDigits = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);

const withValues = (data: object, change: (value: unknown, key: string) => unknown): string =>
  JSON.stringify(data, (key, value: unknown) => change(value, key));

const escaped = (text: string): string =>
  text.replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What Python's `json.dumps` writes by default: a space after each colon and comma. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`,
  );
  return `{${pairs.join(', ')}}`;
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** JSON as it is written, without the white space between its parts. */
const withoutSpaces = (json: string): string =>
  json.replace(new RegExp(String.raw`(${TEXT})|\s+`, 'g'), '$1');

/** What a parser changes about JSON that is written without spaces, and how to keep it. */
function changedBy(written: string): [what: string, fix: string] {
  const numbers = written.replace(new RegExp(TEXT, 'g'), '').match(/-?\d[\d.e+-]*/gi) ?? [];
  const number = numbers.find((each) => String(Number(each)) !== each);
  if (number !== undefined) {
    const fix =
      'Sign the characters that arrived: a parser of JavaScript writes numbers its own way.';
    return [`numbers as they are written, such as \`${number}\``, fix];
  }
  if (/"\d+":/.test(written)) {
    const fix =
      'Sign the characters that arrived: JavaScript puts keys first that are whole numbers.';
    return ['keys in the order in which they are written', fix];
  }
  return ['texts as they are written', 'Sign the characters that arrived, with their escapes.'];
}

/** Ways in which signatures are known to go wrong, as the page lists them. */
function guesses({data, rawData}: ReadBody, body: string, secret: string): Guess[] {
  const text = JSON.stringify(data);
  const written = withoutSpaces(rawData);
  const [change, keep] = changedBy(written);
  const others: [text: string, message: string, fix: string][] = [
    [written, `The signature belongs to \`data\` with its ${change}.`, keep],
    [
      rawData,
      'The signature belongs to `data` with its line breaks and spaces.',
      'Write `data` without white space between its parts.',
    ],
    [
      spaced(data),
      'The signature belongs to `data` with a space after each colon and comma.',
      'In Python, call `json.dumps` with `separators=(",", ":")`.',
    ],
    [
      JSON.stringify(sortKeys(data)),
      'The signature belongs to `data` with its keys sorted.',
      'Keep the keys in the order in which they arrived.',
    ],
    [
      escaped(text),
      'The signature belongs to `data` with its non-ASCII characters escaped.',
      'Write them unescaped, in Python with `ensure_ascii=False`.',
    ],
    [
      withValues(data, (value) => (typeof value === 'number' ? String(value) : value)),
      'The signature belongs to `data` with its numbers as text.',
      'Keep numbers as numbers.',
    ],
    [
      withValues(data, (value, key) => (isId(key) && isDigits(value) ? Number(value) : value)),
      'With its ids as numbers, `data` matches: here they are text.',
      'A typed parser has turned the ids into text. Sign what arrived.',
    ],
    [
      withValues(data, (value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
      'With `{}` in place of `[]`, `data` matches.',
      'An empty object became an empty list on the way, as in PHP arrays. Decode to objects.',
    ],
    [body, 'The signature belongs to the whole body.', 'Sign `data` only.'],
  ];
  const spacedSecret = {
    text,
    secret: secret.trim(),
    message: 'The secret has white space before or after it; without that, the signature matches.',
    fix: 'Trim the secret where you read it.',
  };
  return [
    spacedSecret,
    ...others.map(([other, message, fix]) => ({text: other, secret, message, fix})),
  ].filter((guess) => guess.text !== text || guess.secret !== secret);
}

/** Finds out why a signature does not match, as far as it can be told. */
export async function explainMismatch(
  read: ReadBody,
  body: string,
  secret: string,
): Promise<Finding> {
  const {signature} = read;
  if (!/^[\da-f]{64}$/i.test(signature)) {
    const message = `\`signature\` has ${signature.length} characters; 64 hex characters are expected.`;
    return {severity: 'error', place: 'signature', message, fix: 'Paste the body as it arrived.'};
  }
  const received = signature.toLowerCase();
  if ((await hmac(JSON.stringify(read.data), secret)) === received) {
    const message = 'The signature is in upper case. Eppo sends lower case.';
    return {severity: 'error', place: 'signature', message, fix: 'Compare it with lower-case hex.'};
  }
  for (const {text, secret: other, message, fix} of guesses(read, body, secret)) {
    if ((await hmac(text, other)) === received) return {severity: 'error', message, fix};
  }
  const message = 'The secret is another one, or `data` was changed on the way.';
  const fix =
    'Compare the secret with the one of this workspace, and paste the body before a parser touched it.';
  return {severity: 'error', message, fix};
}
