import {beforeEach, describe, expect, it} from 'vitest';
import {holding} from '../../src/features/own-values/holding.ts';

describe('where the browser does not keep values', () => {
  const browser = {kept: null as string | null, isFull: false};
  const slot = () =>
    holding({
      get: () => browser.kept,
      set: (value) => {
        if (!browser.isFull) browser.kept = value;
      },
      del: () => {
        browser.kept = null;
      },
      listen: () => () => undefined,
    });

  beforeEach(() => {
    Object.assign(browser, {kept: 'flag=old', isFull: true});
  });

  it('they hold for now, in place of older ones that it has, until it keeps some', () => {
    const {get, set} = slot();
    expect(set('flag=a')).toBe(false);
    expect([get(), browser.kept]).toEqual(['flag=a', 'flag=old']);
    browser.isFull = false;
    expect(set('flag=b')).toBe(true);
    expect([get(), browser.kept]).toEqual(['flag=b', 'flag=b']);
    browser.kept = 'flag=other-tab';
    expect(get()).toBe('flag=other-tab');
  });

  it('they are gone when they are cleared', () => {
    const {get, set, del} = slot();
    set('flag=a');
    del();
    expect([get(), browser.kept]).toEqual([null, null]);
  });
});
