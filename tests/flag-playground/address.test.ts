import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {foldForLink} from '../../src/shared/foldedLink.ts';
import {
  unfoldState,
  readAddress,
  withLink,
} from '../../src/features/flag-playground/state/address.ts';

const state = EXAMPLE_STATES.experiment;

const fold = async (value: unknown) => (await foldForLink(value))!;

describe('a link', () => {
  it.each(Object.entries(EXAMPLE_STATES))('brings back the example %s', async (_, example) => {
    const link = await fold(example);
    expect(link).toMatch(/^1\.[\w-]+$/);
    expect(link.length).toBeLessThan(2_000);
    expect(await unfoldState(link)).toEqual(example);
  });

  it('brings back any characters', async () => {
    const odd = {...state, subjectKey: '名前 🎉 <b>&"\u2028', flagKey: ''};
    expect(await unfoldState(await fold(odd))).toEqual(odd);
  });

  it('is not made of a configuration that is too long for it', async () => {
    const random = Array.from({length: 20_000}, (_, index) => (index * 7919) % 10_007).join();
    expect(await foldForLink({...state, configuration: random})).toBeUndefined();
  });

  it.each([
    ['of no version', async () => (await fold(state)).slice(2)],
    ['of a later version', async () => `2.${(await fold(state)).slice(2)}`],
    ['cut off', async () => (await fold(state)).slice(0, -20)],
    ['with other characters', async () => `1.${'€'.repeat(40)}`],
    ['with another content', async () => fold({hello: 'world'})],
    ['with a field of another type', async () => fold({...state, subjectKey: 5})],
    ['with an attribute of another shape', async () => fold({...state, attributes: [null]})],
    ['with an unknown type of flag', async () => fold({...state, variationType: 'TEXT'})],
    ['that is empty', async () => ''],
    ['that unfolds to too much', async () => fold('x'.repeat(3_000_000))],
  ])('%s is refused', async (_, make) => {
    expect(await unfoldState(await make())).toBeUndefined();
  });
});

describe('an address of the playground', () => {
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
    ['takes the place of another', 'example=version', '?view=form&example=version'],
    ['goes where there is nothing to hold', '', '?view=form'],
  ])('with a link that %s', (_, link, expected) => {
    const address = new URL(
      'https://a.example/flags/?example=rollout&view=form&playground=1.a#why',
    );
    expect(withLink(address, link)).toBe(`/flags/${expected}#why`);
  });
});
