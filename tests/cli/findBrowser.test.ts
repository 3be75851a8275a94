import {describe, expect, it} from 'vitest';
import {chooseBrowser, type BrowserFacts} from '../../src/cli/browser/chooseBrowser.ts';

function choose(executables: readonly string[], configured?: string): string | undefined {
  const facts: BrowserFacts = {
    configured,
    playwrightPath: '/own/chrome',
    installed: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    isExecutable: (path) => executables.includes(path),
  };
  return chooseBrowser(facts);
}

describe('chooseBrowser', () => {
  it('prefers the configured browser over everything else', () => {
    expect(choose(['/mine', '/own/chrome', '/usr/bin/chromium'], '/mine')).toBe('/mine');
  });

  it('does not fall back when the configured browser does not exist', () => {
    expect(() => choose(['/own/chrome'], '/mine')).toThrow(
      'DOCS_TEST_BROWSER is /mine, which is no executable file.',
    );
  });

  it('prefers the browser of Playwright over one on the machine', () => {
    expect(choose(['/usr/bin/chromium', '/own/chrome'])).toBe('/own/chrome');
  });

  it('takes the first installed browser that can be run', () => {
    expect(choose(['/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome');
  });

  it('finds nothing on a machine without a browser', () => {
    expect(choose([])).toBeUndefined();
  });
});
