import {sdkOfPage, sdksOfLanguage} from '../../../src/features/sdks/definitions.ts';
import type {Fence} from '../core/types.ts';

/**
 * The SDK whose manifest a fence is compared with: the one whose folder the page is in, the Android
 * one when it imports from it, otherwise the usual one of the language.
 */
export function sdkOf(fence: Fence, language: string): string {
  const sdks = sdksOfLanguage(language);
  const own = sdkOfPage(fence.page);
  if (own && sdks.includes(own)) return own;
  if (sdks.includes('android') && fence.code.includes('cloud.eppo.android')) return 'android';
  return sdks[0]!;
}
