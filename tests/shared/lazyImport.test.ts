import {afterEach, describe, expect, it, vi} from 'vitest';
import {lazyImport} from '../../src/shared/lazyImport.ts';
import {OutdatedPage} from '../../src/shared/outdatedPage.ts';
import {stubSite} from '../support/stubSite.ts';

describe('a lazy import', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('tries a second time, and keeps what it has loaded', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('module');
    const lazy = lazyImport(load);
    await expect(lazy()).resolves.toBe('module');
    await expect(lazy()).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['says that the page is outdated where the site answers', true, 200, OutdatedPage],
    ['passes the failure on where the site is down', true, 503, TypeError],
    ['passes the failure on offline', false, 200, TypeError],
  ])('%s', async (_, isOnline, status, failure) => {
    stubSite({isOnline, status});
    const lazy = lazyImport(() => Promise.reject(new TypeError('lost')));
    await expect(lazy()).rejects.toThrow(failure);
  });

  it('rejects after the second failure, and starts anew with the next call', async () => {
    stubSite({isOnline: false});
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('one'))
      .mockRejectedValueOnce(new Error('two'))
      .mockResolvedValue('module');
    const lazy = lazyImport(load);
    await expect(lazy()).rejects.toThrow('two');
    await expect(lazy()).resolves.toBe('module');
  });
});
