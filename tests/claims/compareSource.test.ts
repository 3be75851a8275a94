import {describe, expect, it} from 'vitest';
import {compareSource} from '../../src/features/claims/compareSource.ts';

const CLAIM = {
  page: 'initialization',
  heading: 'when-it-fails',
  source: 'golang-sdk',
  file: 'client.go',
  line: 2,
  quote: 'SDK key not set',
};

describe('a quoted line in the next version of an SDK', () => {
  it('may be where it was', () => {
    expect(compareSource(CLAIM, 'func\n  "SDK key not set"')).toEqual({state: 'same'});
  });

  it('may have moved; the nearest place counts', () => {
    const text = ['SDK key not set', '', '', '', '', 'SDK key not set'].join('\n');
    expect(compareSource({...CLAIM, line: 4}, text)).toEqual({state: 'moved', line: 6});
  });

  it('may have vanished, or its file', () => {
    expect(compareSource(CLAIM, 'func\n  "no key"')).toMatchObject({state: 'vanished'});
    expect(compareSource(CLAIM, undefined)).toMatchObject({reason: 'the file does not exist'});
  });
});
