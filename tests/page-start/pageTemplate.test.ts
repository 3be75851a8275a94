import {brotliCompressSync} from 'node:zlib';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, it} from 'vitest';
import {pageTemplate, pageScript} from '../../src/features/page-start/pageTemplate.ts';

const ADVICE =
  'Docusaurus has changed its page template. Make the same change in ' +
  'src/features/page-start/pageTemplate.ts, then in the lines that this test expects.';

const SCRIPTS = `    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
`;

const OURS = /^ *<script data-sources=.*\n/m;

it('is the template of Docusaurus but for the scripts', () => {
  expect(docusaurusTemplate, ADVICE).toContain(SCRIPTS);
  const ours = pageTemplate({script: 'load();', searchPage: '/search/'});
  expect(ours.replace(OURS, ''), ADVICE).toBe(docusaurusTemplate.replace(SCRIPTS, ''));
});

it('starts the loading before the style sheets, which a later script would wait for', () => {
  const template = pageTemplate({script: 'load();', searchPage: '/search/'});
  expect(template).toMatch(
    /data-search-page="\/search\/">load\(\);<\/script>\n *<% it\.stylesheets/,
  );
  expect(template).not.toContain('defer');
});

it('is small, for it stands in every page', () => {
  const bytes = brotliCompressSync(pageScript()).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(1600);
});
