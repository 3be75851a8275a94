import {describe, expect, it} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import type {SdkSymbol} from '../../src/features/sdks/types.ts';
import {checkPending, type Problem} from '../support/content/pending.ts';
import {
  checkSymbols,
  withForeignDefault,
  withOtherType,
  withoutMeaning,
  withProseReturned,
} from './sdkRows.ts';

type Check = Parameters<typeof checkSymbols>[1];

function problemsOf(check: Check): Problem[] {
  return sdkNames.flatMap((sdk) =>
    checkSymbols(sdk, check).map((message) => ({key: sdk, message})),
  );
}

/** An option as the manifests hold it, with all the faults the checks look for. */
const FAULTY: SdkSymbol = {
  name: 'Config.retry',
  kind: 'option',
  owner: 'Config',
  member: 'retry',
  signature: 'retry: bool',
  params: [{name: 'retry', type: 'boolean', required: false, default: 'null', meaning: ' '}],
  fields: [],
  returns: 'str; the value',
  throws: [],
  notes: [],
  aliases: [],
  inSamplesVersion: true,
};

describe('rows of the SDK tables', () => {
  it.each<[string, Check, string]>([
    ['without meaning', withoutMeaning, 'write a meaning for retry'],
    ['with a default of another language', withForeignDefault, 'default null, no Python'],
    ['with prose in returns', withProseReturned, 'move "the value" from returns to notes'],
    ['whose type is not the one of the signature', withOtherType, 'the type boolean is not'],
  ])('are found %s', (_what, check, reason) => {
    expect(check(FAULTY, 'Python').join()).toContain(reason);
  });

  it('all say what they mean', () => {
    expect(checkPending('sdkMeanings', problemsOf(withoutMeaning))).toEqual([]);
  });

  it('return types, and sentences in the notes', () => {
    expect(checkPending('sdkReturns', problemsOf(withProseReturned))).toEqual([]);
  });

  it('have defaults in the language of the SDK', () => {
    expect(checkPending('sdkDefaults', problemsOf(withForeignDefault))).toEqual([]);
  });

  it('have the types of the signatures', () => {
    expect(problemsOf(withOtherType)).toEqual([]);
  });
});
