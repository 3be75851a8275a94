import * as z from 'zod';
import {suggestOrList} from '../../shared/suggest.ts';
import {type Drawn, block, words} from './drawn.ts';

export type Kind = z.ZodType<Drawn>;

const mapping = z.looseObject({
  /** Number of the step on the page that uses this part. */
  mark: z.int().positive().optional(),
});

function withMark({html, says, labels}: Drawn, mark: number | undefined): Drawn {
  if (mark === undefined) return {html, says, labels};
  const number = words('mark', String(mark));
  return {html: block('marked', number, html), says: `Step ${mark}: ${says}`, labels};
}

/**
 * Returns a schema that draws a mapping as its first key says; every kind may have a `mark`.
 *
 * @param what the kinds are, for messages
 */
export function byFirstKey(what: string, kinds: Readonly<Record<string, Kind>>): Kind {
  return mapping.transform(({mark, ...given}, context) => {
    const [name = ''] = Object.keys(given);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) {
      const message = `no ${what} begins with "${name}"; ${suggestOrList(name, Object.keys(kinds))}`;
      context.addIssue({code: 'custom', message});
      return z.NEVER;
    }
    const drawn = kind.safeParse(given);
    if (drawn.success) return withMark(drawn.data, mark);
    const issues = drawn.error.issues.map((issue) => ({...issue, input: given}));
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    return z.NEVER;
  });
}
