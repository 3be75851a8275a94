import {OWN_VALUES, type OwnValue} from './values.ts';

const SPACE = String.raw`\s*(?:(?://|#).*\s*)?`;
const NAME = String.raw`(?:\w+:\s*)?`;

/**
 * A call of a getter: Go and Elixir may name a context or a client first. Where a third argument
 * follows, the second is the subject, otherwise it is the default.
 */
const RE_CALL = new RegExp(
  String.raw`\bget\w*?(?:assignment|action)\w*[!?]?\(${SPACE}(?:(?:ctx|client|[\w.]+\(\)),\s*)?` +
    String.raw`${NAME}(["'])(?<flag>[\w.-]+)\1` +
    String.raw`(?:,${SPACE}${NAME}&?(["'])(?<subject>[\w.@-]+)\3(?:\.into\(\))?,(?!${SPACE}\)))?`,
  'gi',
);

/** The name of an environment in a configuration, or behind the call that prints it. */
const RE_ENVIRONMENT =
  /environment(?:Name)?(?:\);? *(?:\/\/|#) |["']?\s*[:=(]\s*(?:\{\s*["']?name["']?:\s*)?["'])(?<environment>\w[\w-]*)/i;

/** Finds the flag, the subject and the environment of a sample: those of the first call that names them. */
export function findOwnValues(code: string): Partial<Record<OwnValue, string>> {
  const calls = [...code.matchAll(RE_CALL)].map(({groups}) => groups!);
  return {
    flag: calls[0]?.flag,
    subject: calls.find(({subject}) => subject)?.subject,
    environment: RE_ENVIRONMENT.exec(code)?.groups?.environment,
  };
}

interface OwnPlace {
  name: OwnValue;
  /** Offsets in the code. */
  start: number;
  end: number;
}

/**
 * Finds the values of a sample wherever they stand between quotes or as the whole of a comment, in
 * reading order.
 */
export function ownPlacesOf(code: string): OwnPlace[] {
  const values = findOwnValues(code);
  const places = OWN_VALUES.flatMap((name) => {
    const value = values[name]?.replaceAll('.', String.raw`\.`);
    if (value === undefined) return [];
    const where = new RegExp(`(?<=(["']))${value}(?=\\1)|(?<=(?://|#) )${value}$`, 'gm');
    return [...code.matchAll(where)].map(({0: text, index}) => ({
      name,
      start: index,
      end: index + text.length,
    }));
  });
  return places.sort((a, b) => a.start - b.start);
}
