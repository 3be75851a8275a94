import {expect, it} from 'vitest';
import {articleToMarkdown} from '../../src/features/page-formats/writeTwins.ts';
import {readPage} from '../../src/shared/built-page/readPage.ts';
import {readData} from '../../src/shared/dataFile.ts';

const SITE = 'https://docs.example';

const cases = readData('tests/page-formats/articleToMarkdown.yaml') as {
  name: string;
  html: string;
  markdown: string;
}[];

/** Converts a whole page that is served at `/sdks/keys/`; undefined without a title. */
function convertPage(html: string): string | undefined {
  const page = readPage('/sdks/keys/', html);
  return articleToMarkdown(page, {page: SITE + page.route, index: `${SITE}/llms.txt`});
}

it.each(cases)('$name', ({html, markdown}) => {
  const page = convertPage(
    '<html><head><title>Keys | Docs</title>' +
      '<meta data-rh="true" name="description" content="What keys &amp; tokens are."/></head>' +
      '<body><nav>Menu</nav><main><article><nav>Home</nav><div class="markdown">' +
      `<header><h1>Keys</h1></header>${html}</div><footer>Edit</footer></article></main></body>`,
  );
  // Title, description, its address and the index of all pages.
  const front =
    '# Keys\n\n> What keys & tokens are.\n\n' +
    `Source: [${SITE}/sdks/keys/](${SITE}/sdks/keys/). ` +
    `All pages: [${SITE}/llms.txt](${SITE}/llms.txt).`;
  expect(page).toBe(`${front}\n\n${markdown}\n`);
});

it('a list of posts has Markdown, too, but a page without a title has none', () => {
  const list = '<main><header><h1>Blog</h1></header><article><h2>A post</h2></article></main>';
  expect(convertPage(list)).toMatch(/^# Blog[\s\S]*## A post/);
  expect(convertPage('<main><form role="search"></form></main>')).toBeUndefined();
});
