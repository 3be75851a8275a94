import {expect, it} from 'vitest';
import {openSearchXml} from '../../src/features/metadata/discovery/openSearchXml.ts';
import {readableContent} from '../../src/features/blog/feed/readableContent.ts';

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

it('feeds keep formulas as MathML and leave out what needs the site', () => {
  const html =
    '<p>So <span class="katex"><span class="katex-mathml"><math></math></span>' +
    '<span class="katex-html" aria-hidden="true">x</span></span><!-- --> holds.</p>' +
    '<pre>a</pre><button>Copy</button>';
  expect(readableContent(html)).toBe(
    '<p>So <span class="katex"><span class="katex-mathml"><math></math></span></span> holds.</p>' +
      '<pre>a</pre>',
  );
});
