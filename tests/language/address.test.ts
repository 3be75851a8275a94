import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {askForLanguage} from '../../src/features/language/askForLanguage.ts';

describe('the address of a page', () => {
  const page = {
    location: new URL('https://docs.example/quickstart/?a=x%20y'),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: URL) => {
        page.location = address;
      },
    },
    dispatchEvent: vi.fn(),
  };

  beforeEach(() => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('PopStateEvent', Event);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks for an SDK, or for none, and the router is told only of what is new', () => {
    askForLanguage('');
    expect(page.location.search).toBe('?a=x%20y');
    askForLanguage('python');
    askForLanguage('python');
    expect(page.location.search).toBe('?a=x+y&lang=python');
    expect(page.dispatchEvent).toHaveBeenCalledTimes(1);
    askForLanguage('');
    expect(page.location.search).toBe('?a=x+y');
    expect(page.dispatchEvent).toHaveBeenCalledTimes(2);
  });
});
