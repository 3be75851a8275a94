import {describe, expect, it} from 'vitest';
import {siteHeaders} from '../../src/features/delivery/headerRules.ts';
import {nginxConfig} from '../../src/features/delivery/nginx.ts';

const config = nginxConfig(
  [
    {from: '/old/', to: '/new/#part'},
    {from: '/a/init/', to: '/a/Init/'},
  ],
  siteHeaders("default-src 'self'"),
);

describe('nginxConfig', () => {
  it('redirects both spellings of an address and keeps the query', () => {
    expect(config).toContain('/old /new/$is_args$args#part;');
    expect(config).toContain('/old/ /new/$is_args$args#part;');
  });

  it('minds case where nothing else differs', () => {
    expect(config).toContain('~^/a/init/$ /a/Init/$is_args$args;');
    expect(config).not.toMatch(/^ +\/a\/init/m);
  });

  it('sends every header with every status', () => {
    const added = config.split('\n').filter((line) => line.includes('add_header'));
    expect(added.length).toBeGreaterThan(4);
    expect(added.filter((line) => !line.endsWith(' always;'))).toEqual([]);
    expect(config).toContain('add_header Content-Security-Policy "default-src \'self\'" always;');
  });
});
