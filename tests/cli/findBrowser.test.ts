import {chromium} from '@playwright/test';
import {expect, it} from 'vitest';
import {findBrowser} from '../../src/cli/browser/findBrowser.ts';

const OWN = chromium.executablePath();

function find(executables: readonly string[], DOCS_TEST_BROWSER?: string): string | undefined {
  const environment = {DOCS_TEST_BROWSER, PATH: '/usr/bin:/opt/bin'};
  return findBrowser(environment, (file) => executables.includes(file));
}

it.each([
  ['the configured browser', ['/mine', OWN, '/usr/bin/chromium'], '/mine', '/mine'],
  ['the browser of Playwright', ['/usr/bin/chromium', OWN], '', OWN],
  [
    'one in the path',
    ['/opt/bin/google-chrome', '/snap/bin/chromium'],
    '',
    '/opt/bin/google-chrome',
  ],
  [
    'one without a window',
    ['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'],
    '',
    '/opt/bin/chromium-headless-shell',
  ],
  ['one at its usual place', ['/snap/bin/chromium'], '', '/snap/bin/chromium'],
  ['nothing on a machine without a browser', [], '', undefined],
])('finds %s first', (_what, executables, configured, expected) => {
  expect(find(executables, configured)).toBe(expected);
});

it('does not fall back when the configured browser does not exist', () => {
  expect(() => find([OWN], '/mine')).toThrow(
    'DOCS_TEST_BROWSER is /mine, which is no executable file.',
  );
});
