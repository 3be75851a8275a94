import {describe, expect, it} from 'vitest';
import {structuredDataText} from '../../src/features/metadata/structured-data/structuredDataText.ts';
import {
  techArticle,
  type ArticleFacts,
} from '../../src/features/metadata/structured-data/techArticle.ts';

const SITE = 'https://docs.example';

const facts: ArticleFacts = {
  siteUrl: SITE,
  permalink: '/sdks/keys',
  title: 'Keys',
  description: 'What keys are.',
  image: undefined,
  keywords: ['key'],
  lastUpdatedAt: undefined,
};

describe('structuredDataText', () => {
  it.each([
    [`${SITE}/sdks/keys`, `${SITE}/sdks/keys/`],
    [`${SITE}/sdks/keys/`, `${SITE}/sdks/keys/`],
    [`${SITE}/`, `${SITE}/`],
    [`${SITE}/img/keys.png`, `${SITE}/img/keys.png`],
    [`${SITE}/#website`, `${SITE}/#website`],
    [`${SITE}/search?q={text}`, `${SITE}/search?q={text}`],
    ['https://other.example/page', 'https://other.example/page'],
  ])('writes %s as %s', (address, written) => {
    expect(JSON.parse(structuredDataText({list: [{url: address}]}, SITE))).toEqual({
      list: [{url: written}],
    });
  });
});

describe('techArticle', () => {
  it('leaves out a date and a picture that are not known', () => {
    const data = techArticle(facts);
    expect(data).toMatchObject({headline: 'Keys', url: `${SITE}/sdks/keys`});
    expect(data).not.toHaveProperty('dateModified');
    expect(data).not.toHaveProperty('image');
  });

  it('states them when they are', () => {
    expect(techArticle({...facts, image: '/keys.png', lastUpdatedAt: 0.5e12})).toMatchObject({
      image: `${SITE}/keys.png`,
      dateModified: '1985-11-05T00:53:20.000Z',
    });
  });
});
