import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import envelope from '../../../../static/schemas/webhook.schema.json';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import type {Finding} from '../kit/types.ts';

/** The signed part of a body, with the signature that came with it. */
export interface ReadBody {
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
