import {decode} from 'js-base64';

/** Decodes a text of an obfuscated configuration; what is no Base64 is shown as it stands. */
export function decodeText(text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
