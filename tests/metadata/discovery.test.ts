import {expect, it} from 'vitest';
import {openSearchXml} from '../../src/features/metadata/discovery/openSearchXml.ts';

it('the OpenSearch description escapes what it is told', () => {
  const xml = openSearchXml({
    siteUrl: 'https://docs.example',
    shortName: 'A & B',
    description: 'Flags < experiments',
    searchPage: '/search/',
    icon: '/mark.svg',
  });
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Flags &lt; experiments</Description>');
});
