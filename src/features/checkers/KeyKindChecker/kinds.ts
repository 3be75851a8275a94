/** Where Eppo lists a key, which is what tells its kind. */
export const KINDS = {
  unknown: 'I do not know',
  sdk: 'Flags → Environments → SDK Keys',
  client: 'Flags → Environments → Client Tokens',
  extension: 'Flags → Environments → Browser Extension Keys',
  rest: 'Admin → API Keys',
} as const;

export type Kind = keyof typeof KINDS;

/** Where a key is to be used. */
export const USES = {
  server: 'A server SDK',
  client: 'A web page or a mobile app',
  extension: 'Developer Tools for Chrome',
  rest: 'The REST API or metric sync',
} as const;

export type Use = keyof typeof USES;

/** The kind of key that a use asks for. */
export const WANTED: Readonly<Record<Use, Exclude<Kind, 'unknown'>>> = {
  server: 'sdk',
  client: 'client',
  extension: 'extension',
  rest: 'rest',
};

/** Name and rights of each kind. */
export const RIGHTS: Readonly<Record<Exclude<Kind, 'unknown'>, {name: string; may: string}>> = {
  sdk: {
    name: 'SDK Key',
    may: 'download the rules of one environment: plain ones in server SDKs, obfuscated ones in client SDKs. Keep it on servers',
  },
  client: {
    name: 'Client Token',
    may: 'download the rules of one environment, always obfuscated. It may be public',
  },
  extension: {
    name: 'Browser Extension Key',
    may: 'read the names of all flags and variations, in Production only',
  },
  rest: {
    name: 'REST API key',
    may: 'call the REST API within the areas that an Admin granted. It does not work in SDKs. Keep it on servers',
  },
};

/** A kind with its article. */
export function oneOf(kind: Exclude<Kind, 'unknown'>): string {
  return `${kind === 'sdk' ? 'an' : 'a'} ${RIGHTS[kind].name}`;
}

/** What goes wrong with a kind in a place, where it is not the one wanted. */
export function misuse(kind: Exclude<Kind, 'unknown'>, use: Use): {works: boolean; why: string} {
  if (kind === 'sdk' && use === 'client') {
    const why =
      'It works, but everyone who has the page or the app can read the key, and request the plain rules with it under the name of a server SDK.';
    return {works: true, why};
  }
  if (kind === 'client' && use === 'server') {
    const why =
      'It always gets obfuscated rules. It is made for browser and mobile SDKs; server SDKs work with plain rules.';
    return {works: false, why};
  }
  const {name} = RIGHTS[kind];
  return use === 'rest'
    ? {works: false, why: `${name} and REST API key are different things; the API answers 401.`}
    : {works: false, why: `${name} is not for this: it may ${RIGHTS[kind].may}.`};
}
