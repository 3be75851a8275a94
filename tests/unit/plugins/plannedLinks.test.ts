import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isUnwritten, isWritten, routeOfLink} from '../../../src/plugins/planned-links/route.ts';

const root = mkdtempSync(path.join(tmpdir(), 'planned-links-'));
mkdirSync(path.join(root, 'docs/sdks'), {recursive: true});
writeFileSync(path.join(root, 'docs/sdks/sdk-keys.mdx'), '');
writeFileSync(path.join(root, 'docs/sdks/index.mdx'), '');

describe('links to planned pages', () => {
  it('finds pages and section indexes by route', () => {
    expect(isWritten('/sdks/sdk-keys/', root)).toBe(true);
    expect(isWritten('/sdks/', root)).toBe(true);
    expect(isWritten('/sdks/preforking/', root)).toBe(false);
  });

  it('ignores query and hash, and leaves external links alone', () => {
    expect(routeOfLink('/sdks/sdk-keys/?a=b#rotate')).toBe('/sdks/sdk-keys/');
    expect(routeOfLink('https://example.com/sdks/')).toBeUndefined();
    expect(routeOfLink('//example.com/sdks/')).toBeUndefined();
  });

  it('calls a page unwritten only when it is planned and missing', () => {
    expect(isUnwritten('/sdks/preforking/#why', root)).toBe(true);
    expect(isUnwritten('/sdks/sdk-keys/', root)).toBe(false);
    expect(isUnwritten('/sdks/no-such-page/', root)).toBe(false);
  });
});
