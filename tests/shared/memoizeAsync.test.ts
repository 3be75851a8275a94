import {expect, it, vi} from 'vitest';
import {memoizeAsync} from '../../src/shared/lazyImport.ts';

it('what is loaded is kept; a failure is not', async () => {
  const load = vi.fn(async () => 'site').mockRejectedValueOnce(new Error('not built'));
  const get = memoizeAsync(load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('not built');
  expect(await Promise.all([get(), get(), get()])).toEqual(['site', 'site', 'site']);
  expect(load).toHaveBeenCalledTimes(2);
});
