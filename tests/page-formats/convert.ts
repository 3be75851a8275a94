import {articleToMarkdown} from '../../src/features/page-formats/articleToMarkdown.ts';
import {readPage} from '../../src/shared/built-page/readPage.ts';

const SITE = 'https://docs.example';

/** Wraps the content of an article the way a built page does. */
export function pageWith(content: string): string {
  return (
    '<html><head><title>Keys | Docs</title>' +
    '<meta data-rh="true" name="description" content="What keys &amp; tokens are."/></head>' +
    '<body><nav>Menu</nav><main><article><nav>Home</nav><div class="markdown">' +
    `<header><h1>Keys</h1></header>${content}</div><footer>Edit</footer></article></main></body>`
  );
}

/** Converts a whole page that is served at `/sdks/keys/`; undefined without a title. */
export function convertPage(html: string): string | undefined {
  const page = readPage('/sdks/keys/', html);
  return articleToMarkdown(page, {page: SITE + page.route, index: `${SITE}/llms.txt`});
}

/** Converts the content of an article and returns what comes below the front. */
export function convert(content: string): string {
  const markdown = convertPage(pageWith(content));
  const [, body = ''] = (markdown ?? '').split(`${SITE}/llms.txt).`);
  return body.trim();
}
