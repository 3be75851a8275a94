import {expect, it} from 'vitest';
import {withoutSecrets} from '../../src/features/checkers/kit/types.ts';

it('a secret is not kept, what stands beside it is', () => {
  const fields = {
    body: {label: 'Body', example: '{}'},
    secret: {label: 'Secret', secret: true, example: 'x'},
  };
  expect(withoutSecrets(fields, {body: '{"a": 1}', secret: 'confidential'})).toEqual({
    body: '{"a": 1}',
    secret: '',
  });
});
