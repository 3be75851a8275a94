import {describe, expect, it} from 'vitest';
import {chooseEngines, findEngine} from '../../src/cli/browser/engines.ts';
import {engineFiles} from '../../src/cli/steps/engineFiles.ts';

const all = (name: string) => `/usr/bin/${name}`;

describe('files of tests for engines', () => {
  it('begin with those of search and of deploys, and each is among one of both', () => {
    const {first, others} = engineFiles();
    expect(first).toContain('tests/engines/journeys/search.engines.ts');
    expect(first).toContain('tests/engines/drills/twoBuilds.engines.ts');
    expect(others).toContain('tests/engines/drills/tools.engines.ts');
    expect(first.length + others.length).toBe(new Set([...first, ...others]).size);
  });
});

describe('engines', () => {
  it('finds Firefox by either name', () => {
    const names: string[] = [];
    findEngine('firefox', (asked) => void names.push(...asked));
    expect(names).toEqual(['firefox-esr', 'firefox']);
  });

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
