import {createHash} from 'node:crypto';

/**
 * Enough of HTML to find scripts in built pages: inside a script nothing but its end tag is markup,
 * and everywhere else a `<` of text or attributes is written `&lt;`.
 */
const RE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;

const RE_SOURCE = /\ssrc\s*=/i;
const RE_TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
const RE_DATA_TYPE = /^(?:application\/(?:.+\+)?json|text\/plain)$/i;

/** Browsers run every script but those with a type of data, which no policy applies to. */
function isRun(attributes: string): boolean {
  return !RE_SOURCE.test(attributes) && !RE_DATA_TYPE.test(RE_TYPE.exec(attributes)?.[1] ?? '');
}

/** Returns the code of the inline scripts in a piece of HTML. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(RE_SCRIPT)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , code = '']) => code);
}

/** Returns the hash of a script as a Content-Security-Policy names it, such as `'sha256-…'`. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
