import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import {initialOf, sharedFields, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {writeState} from '../../src/shared/ui/queryFields/queryState.ts';

/** The query string of a calculator's page when its form holds this. */
export function addressOf({prefix, fields}: Definition<Fields, object>, raw: Raw): string {
  return writeState('', prefix, sharedFields(fields, raw), sharedFields(fields, initialOf(fields)));
}
