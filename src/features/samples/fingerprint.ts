import {createHash} from 'node:crypto';

/** Identifies a sample by its language and exact code: 16 hexadecimal digits of SHA-256. */
export function fingerprint(language: string, code: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('hex').slice(0, 16);
}
