import {createHash} from 'node:crypto';

/** The first 12 hexadecimal digits of SHA-256 of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Identifies a sample by its language and exact code: 12 hexadecimal digits. */
export function fingerprint(language: string, code: string): string {
  return digest(`${language}\n${code}`);
}
