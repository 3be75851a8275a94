import {describe, expect, it} from 'vitest';
import {chooseEngines, findEngine} from '../../src/cli/browser/engines.ts';

const all = (name: string) => `/usr/bin/${name}`;

describe('engines', () => {
  it('finds no WebKit without a screen', () => {
    expect(findEngine('webkit', ([name]) => (name === 'Xvfb' ? undefined : name))).toBe(undefined);
    expect(findEngine('webkit', ([name]) => name)).toBe('WebKitWebDriver');
  });

  it('says which engine is left out, and what to install', () => {
    const {engines, leftOut} = chooseEngines((name) => (name === 'webkit' ? undefined : name), {});
    expect(engines).toEqual(['chromium', 'firefox']);
    expect(leftOut).toEqual(['Not tested in webkit: install webkit2gtk-driver and xvfb.']);
  });

  it('fails where all are required', () => {
    const required = {ENGINES: 'required'};
    expect(chooseEngines(all, required).leftOut).toEqual([]);
    expect(() => chooseEngines(() => undefined, required)).toThrow('install firefox-esr');
  });
});
