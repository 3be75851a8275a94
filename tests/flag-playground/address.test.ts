import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {linkTo, readAddress, withLink} from '../../src/features/flag-playground/state/address.ts';

const typed = {...EXAMPLE_STATES.gate, subjectKey: 'user-7'};

describe('an address of the playground', () => {
  it('brings back what was typed', async () => {
    const link = await linkTo(typed);
    expect(await readAddress(`?view=form&${link}`)).toEqual({state: typed});
  });

  it('names an example that is shown as it is', async () => {
    expect(await linkTo(EXAMPLE_STATES.gate, 'gate')).toBe('example=gate');
    expect(await readAddress('?example=gate')).toEqual({example: 'gate'});
  });

  it.each(['?example=other', '?example=constructor', '?playground=1.broken'])(
    'is broken: %s',
    async (search) => {
      expect(await readAddress(search)).toBe('broken');
    },
  );

  it('holds nothing', async () => {
    expect(await readAddress('?view=form')).toBeUndefined();
  });

  it.each([
    ['takes the place of another', 'example=gate', '?view=form&example=gate'],
    ['goes where there is nothing to hold', '', '?view=form'],
  ])('with a link that %s', (_, link, expected) => {
    const address = new URL(
      'https://a.example/flags/?example=rollout&view=form&playground=1.a#why',
    );
    expect(withLink(address, link)).toBe(`/flags/${expected}#why`);
  });
});
