import {beforeAll, describe, expect, test} from 'vitest';
import {
  missingQuotes,
  playAll,
  replays,
  rowsWithoutReplay,
} from '../../../languages/python/replays.ts';
import {findEnvironment} from '../../../languages/python/environment.ts';
import {isInstalled} from '../../../languages/toolchains/command.ts';

test('every replay quotes what its page says', () => {
  expect(missingQuotes()).toEqual([]);
});

test('every row of a failure table is replayed', () => {
  expect(rowsWithoutReplay()).toEqual([]);
});

const isMissing = !isInstalled('python3') || findEnvironment() instanceof Error;

describe.skipIf(isMissing)('the published SDK', () => {
  let played: Record<string, unknown>;

  beforeAll(async () => {
    played = await playAll();
  }, 240_000);

  test.each(replays)('does what the pages say about $replay', ({replay, observes}) => {
    expect(played[replay]).toEqual(observes);
  });
});
