import {algoliasearch} from 'algoliasearch';
import {expect, test} from 'vitest';

test('the upload waits 30 s for an answer', () => {
  expect(algoliasearch('app', 'key').transporter.timeouts.write).toBe(30_000);
});
