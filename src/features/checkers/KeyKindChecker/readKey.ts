import type {Finding} from '../kit/types.ts';

/** Texts that are no key of Eppo, with what they are. */
const OTHERS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^Bearer\s/i,
    'This is the value of a header, not a key.',
    'Remove the word Bearer. The REST API takes the key in the header `X-Eppo-Token`.',
  ],
  [
    /^(?:undefined|null|None|nil|NaN)$/,
    'Your program has no key: this is what it reads where the variable is not set.',
    'Set the variable where your program runs, and start the program again.',
  ],
  [
    /^(?:export\s+)?(?:[A-Z_]+=|\w+(?:\s*=\s*[^=.\s]|:\s))/,
    'This is a line of settings, with the name before the key.',
    'Use what stands after the name alone.',
  ],
  [
    /^https?:/,
    'This is an address, not a key.',
    'Copy the key from the tab of Eppo that lists it.',
  ],
  [
    /^(?:process\.env|import\.meta|os\.environ|\$|\{\{|<|[Yy](?:our|OUR)[_-]|[Mm][Yy][_-])|^[A-Z]+(?:_[A-Z]+)+$|x{4}|X{4}/,
    'This is the name of a variable or a placeholder, not its value.',
    'Look up the value where your program runs: the SDK got this text in place of a key.',
  ],
  [
    /^-----BEGIN/,
    'This is a private key or a certificate.',
    'Keys of the warehouse belong into the connection form of Eppo.',
  ],
  [
    /^dapi/,
    'This looks like an access token of Databricks.',
    'It belongs into the connection form of Eppo.',
  ],
  [
    /^\{/,
    'This is JSON, such as the key file of a Google service account.',
    'It belongs into the connection form of Eppo.',
  ],
];

/** What the text of a key shows. */
export interface ReadKey {
  findings: Finding[];
  /** Settings of the part after the dot, as far as SDKs read them. */
  subdomain?: string | undefined;
  eventHost?: string | undefined;
  hasSecondPart: boolean;
}

function decode(part: string): URLSearchParams | undefined {
  try {
    return new URLSearchParams(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

function secondPart(key: string): Omit<ReadKey, 'findings'> & {problem?: Finding} {
  const [, part] = key.split('.');
  if (part === undefined) return {hasSecondPart: false};
  const settings = decode(part);
  const subdomain = settings?.get('cs') ?? undefined;
  const eventHost = settings?.get('eh') ?? undefined;
  if (subdomain ?? eventHost) return {hasSecondPart: true, subdomain, eventHost};
  const message = 'The part after the dot cannot be read. It carries the subdomain for requests.';
  const fix = 'Copy the key again as a whole. If it is shown no more, create a new one.';
  return {hasSecondPart: true, problem: {severity: 'warning', message, fix}};
}

function textFindings(text: string, key: string): Finding[] {
  const other = OTHERS.find(([pattern]) => pattern.test(key));
  if (other) return [{severity: 'error', message: other[1], fix: other[2]}];
  if (/\s/.test(key)) {
    const fix = 'Copy it again: a key is one word.';
    return [{severity: 'error', message: 'There is white space inside the key.', fix}];
  }
  if (/^["'`,;]|["'`,;]$/.test(key)) {
    const message = 'The key begins or ends with a quote, comma or semicolon.';
    const fix = 'Remove it where the key is stored: some files keep quotes as part of the value.';
    return [{severity: 'error', message, fix}];
  }
  if (text === key) return [];
  const message = 'There is white space before or after the key.';
  return [
    {
      severity: 'warning',
      message,
      fix: 'Trim it where you read it, such as a line break at the end of a file.',
    },
  ];
}

/** Reads what can be read from the text of a key. Its kind cannot. */
export function readKey(text: string): ReadKey {
  const key = text.trim();
  const findings = textFindings(text, key);
  if (findings.some(({severity}) => severity === 'error')) return {findings, hasSecondPart: false};
  const {problem, ...parts} = secondPart(key);
  return {...parts, findings: problem ? [...findings, problem] : findings};
}
