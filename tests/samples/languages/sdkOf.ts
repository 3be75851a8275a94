import type {Fence} from '../types.ts';
import type {Language} from './registry.ts';

/**
 * The SDK whose manifest a fence is compared with: the one its meta names, the one whose folder
 * the page is in, the Android one when it imports from it, otherwise the usual one of the
 * language.
 */
export function sdkOf(fence: Fence, language: Language): string {
  if (fence.meta.sdk) return fence.meta.sdk;
  const folder = language.sdks.find((each) => fence.page.includes(`-sdks/${each}/`));
  if (folder) return folder;
  if (language.sdks.includes('android') && fence.code.includes('cloud.eppo.android')) {
    return 'android';
  }
  return language.sdks[0];
}
