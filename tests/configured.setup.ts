import {test} from '@playwright/test';
import {buildConfigured} from './support/configuredBuild.ts';

test('the site builds with every setting', () => {
  test.setTimeout(300_000);
  buildConfigured();
});
