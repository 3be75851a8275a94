import {expect, it} from 'vitest';
import {structuredDataText} from '../../src/features/metadata/structuredDataText.ts';

const SITE = 'https://docs.example';

it.each([
  [`${SITE}/sdks/keys`, `${SITE}/sdks/keys/`],
  [`${SITE}/sdks/keys/`, `${SITE}/sdks/keys/`],
  [`${SITE}/`, `${SITE}/`],
  [`${SITE}/img/keys.png`, `${SITE}/img/keys.png`],
  [`${SITE}/#website`, `${SITE}/#website`],
  [`${SITE}/search?q={text}`, `${SITE}/search?q={text}`],
  ['https://other.example/page', 'https://other.example/page'],
])('structured data writes %s as %s', (address, written) => {
  expect(JSON.parse(structuredDataText({list: [{url: address}]}, SITE))).toEqual({
    list: [{url: written}],
  });
});
