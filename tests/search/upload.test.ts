import {algoliasearch} from 'algoliasearch';
import {describe, expect, it, test} from 'vitest';
import {MAX_RECORD_BYTES, uploadRecords} from '../../src/features/search/hosted/upload.ts';
import {RECORDS} from './corpus.ts';

test('the upload waits 30 s for an answer', () => {
  expect(algoliasearch('app', 'key').transporter.timeouts.write).toBe(30_000);
});

describe('an upload', () => {
  it('cuts text at a word until the provider takes the record', () => {
    const long = {...RECORDS[0]!, content: 'señor word '.repeat(2000)};
    const [record] = uploadRecords([long]);
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(MAX_RECORD_BYTES);
    expect(record?.content).toMatch(/(señor|word)$/);
  });

  it('leaves other records alone', () => {
    expect(uploadRecords(RECORDS)).toEqual(RECORDS);
  });
});
