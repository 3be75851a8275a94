import * as z from 'zod';

/** Would end a value in a header, an attribute or a list of addresses that it is written into. */
const RE_MARKUP = /[\s<>"'`;,\\]/;

const WEB_ADDRESS = 'write a web address such as https://docs.example/path, without a password';

function parseAddress(text: string): URL | undefined {
  const address = URL.canParse(text) && !RE_MARKUP.test(text) ? new URL(text) : undefined;
  const isWeb = address && /^https?:$/.test(address.protocol);
  return isWeb && !address.username && !address.password ? address : undefined;
}

/** Any text but a blank one. */
export const text = z.string().trim().min(1);

/** `true` or `false`. */
export const flag = z
  .enum(['true', 'false'], 'write true or false')
  .transform((value) => value === 'true');

/** An address that is called as it is. */
export const address = z.string().refine(parseAddress, WEB_ADDRESS);

/** An address that others are made from by appending a path. */
export const baseAddress = z.string().refine((value) => {
  const parsed = parseAddress(value);
  return parsed && !parsed.search && !parsed.hash && !/[/?#]$/.test(value);
}, `${WEB_ADDRESS}, without a query and without a slash at its end`);

/** The address of a whole site. */
export const origin = z.string().refine((value) => {
  const parsed = parseAddress(value);
  return parsed && parsed.origin === value;
}, 'write the address of the whole site such as https://docs.example: lower case, without a path, a slash at its end, a query or a password');

/** A name or key that a service gave out. */
export const identifier = z
  .string()
  .regex(/^[\w.+/=-]+$/, 'write it as the service shows it: letters, digits and . _ - + / = only');

/** Stands in names of hosts and of files. */
export const accountId = z.string().regex(/^[a-z0-9]+$/i, 'write letters and digits only');

export const measurementId = z
  .string()
  .regex(/^G-[A-Z0-9]+$/, 'write a measurement id such as G-1A2B3C4D5E');

export const integrityHash = z
  .string()
  .regex(
    /^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/,
    'write sha256-, sha384- or sha512- and the whole base64 hash, as openssl prints it',
  );

export const color = z
  .string()
  .regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'write a hex color such as #1d3a8a');
