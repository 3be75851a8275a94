import {describe, expect, it} from 'vitest';
import {createVisit} from '../../src/features/analytics/runner.ts';

const ORIGIN = 'https://docs.example';

describe('createVisit', () => {
  it('describes a page', () => {
    const page = {pathname: '/sdks/', search: '', title: 'SDKs'};
    expect(createVisit(page, ORIGIN, 'https://news.example/post')).toEqual({
      path: '/sdks/',
      url: 'https://docs.example/sdks/',
      title: 'SDKs',
      referrer: 'https://news.example/post',
    });
  });

  it('says nothing of what was searched for', () => {
    const page = {pathname: '/search/', search: '?q=secret', title: 'Results for “secret”'};
    const visit = createVisit(page, ORIGIN, 'https://docs.example/search/?q=secret#secret');
    expect(JSON.stringify(visit)).not.toContain('secret');
    expect(visit).toMatchObject({
      url: 'https://docs.example/search/',
      referrer: 'https://docs.example/search/',
    });
  });
});
