import {expect, test} from 'vitest';
import {
  MAX_RECORD_BYTES,
  uploadClient,
  uploadRecords,
} from '../../src/features/search/hosted/upload.ts';
import {RECORDS} from './corpus.ts';

test('the upload waits 30 s for an answer', () => {
  expect(uploadClient('app', 'key').transporter.timeouts.write).toBe(30_000);
});

test('an upload cuts text at a word until the provider takes the record, and no other', () => {
  const long = {...RECORDS[0]!, content: 'señor word '.repeat(2000)};
  const [record, ...others] = uploadRecords([long, ...RECORDS]);
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(MAX_RECORD_BYTES);
  expect(record?.content).toMatch(/(señor|word)$/);
  expect(others).toEqual(RECORDS);
});
