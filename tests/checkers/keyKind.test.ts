import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/KeyKindChecker/check.ts';
import {KINDS, USES, WANTED} from '../../src/features/checkers/KeyKindChecker/kinds.ts';

const part = Buffer.from('cs=acme&eh=acme.e.eppo.cloud').toString('base64');
const ask = (key: string, kind = 'sdk', use = 'server') => check({key, kind, use});
const shown = (key: string) => ask(key)?.tables?.at(-1)?.rows;

describe('a key', () => {
  it('of unknown kind is not guessed: its text does not tell', () => {
    expect(ask('abc', 'unknown', 'client')?.summary).toMatch(
      /does not tell its kind.*has to be a Client Token.*under Flags → Environments → Client Tokens/,
    );
  });

  it.each(Object.keys(USES) as (keyof typeof USES)[])('for %s is right only in one kind', (use) => {
    for (const kind of Object.keys(KINDS)) {
      const outcome = ask('abc', kind, use);
      expect(outcome?.isGood, kind).toBe(kind === WANTED[use]);
      if (!outcome?.isGood && kind !== 'unknown') {
        expect(outcome?.findings[0]?.fix).toMatch(/^Create an? /);
      }
    }
  });

  it('for servers works in a page, and should not be there', () => {
    expect(ask('abc', 'sdk', 'client')).toMatchObject({
      summary: 'A web page or a mobile app wants a Client Token, not an SDK Key.',
      findings: [
        {severity: 'warning', message: expect.stringContaining('request the plain rules')},
      ],
    });
  });

  it.each([
    ['Bearer abc', /value of a header/],
    ['$EPPO_SDK_KEY', /name of a variable/],
    ['process.env.EPPO_SDK_KEY', /name of a variable/],
    ['undefined', /has no key/],
    ['null', /has no key/],
    ['None', /has no key/],
    ['EPPO_SDK_KEY=abc', /line of settings/],
    ['export EPPO_SDK_KEY=', /line of settings/],
    ['apiKey: abc', /line of settings/],
    ['https://example.com/abc', /an address/],
    ['EPPO_SDK_KEY', /name of a variable/],
    ['YOUR_SDK_KEY', /placeholder/],
    ['your-sdk-key', /placeholder/],
    ['<key>', /placeholder/],
    ['xxxxxxxx', /placeholder/],
    ['"abc"', /quote, comma or semicolon/],
    ['abc"', /quote, comma or semicolon/],
    ['abc,', /quote, comma or semicolon/],
    ['abc;', /quote, comma or semicolon/],
    ['ab c', /inside the key/],
    ['abc\n', /before or after/],
    ['dapi0123', /Databricks/],
    ['{"type":"service_account"}', /JSON/],
    ['abc.Y3', /cannot be read/],
    ['abc.', /cannot be read/],
  ])('that reads %j is told what is wrong with it', (key, message) => {
    expect(ask(key)?.findings[0]?.message).toMatch(message);
  });

  it.each(['null0', 'myKey', 'abc=', 'abc==', `ab=.${part}`, 'a_B-c', 'xxX'])(
    'that reads %j is taken for one',
    (key) => expect(ask(key)).toMatchObject({isGood: true, findings: []}),
  );

  it('with a second part shows where requests go', () => {
    expect(shown(`abc.${part}`)).toEqual([
      ['Subdomain for requests', '`acme`'],
      ['Host for events', '`acme.e.eppo.cloud`'],
    ]);
    expect(shown('abc')).toEqual([['Part after a dot', 'none, as in older keys']]);
  });

  it('never stands in the answer', () => {
    const answer = JSON.stringify(ask(`verysecret.${part}`));
    expect(answer).not.toContain('verysecret');
    expect(answer).not.toContain(part);
  });

  it('is not asked about before anything is typed', () => {
    expect(ask('', 'unknown')).toBeNull();
  });
});
