import {expect, test, vi} from 'vitest';
import {upload, uploadClient} from '../../src/features/search/hosted/upload.ts';
import {RECORDS} from './corpus.ts';

test('an upload waits 30 s for an answer, and sends no text that is too long for the provider', async () => {
  const client = uploadClient('app', 'key');
  expect(client.transporter.timeouts.write).toBe(30_000);
  const done = async () => ({taskID: 1}) as never;
  for (const method of ['setSettings', 'saveSynonyms', 'waitForTask'] as const) {
    vi.spyOn(client, method).mockImplementation(done);
  }
  const replace = vi.spyOn(client, 'replaceAllObjects').mockImplementation(done);
  const long = {...RECORDS[0]!, content: 'a word '.repeat(2000)};
  await upload(client, 'docs', [long, ...RECORDS], [['kill switch', 'turn off']]);
  const {objects = []} = replace.mock.lastCall?.[0] ?? {};
  expect(JSON.stringify(objects[0]).length).toBeLessThan(10_000);
  expect(objects.slice(1)).toEqual(RECORDS);
});
