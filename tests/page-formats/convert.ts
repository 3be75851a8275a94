import {articleToMarkdown} from '../../src/features/page-formats/articleToMarkdown.ts';
import {readArticle} from '../../src/features/page-formats/readArticle.ts';

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

/** Converts a whole page that is served at `/sdks/keys/`. */
export function convertPage(html: string): string {
  const article = readArticle(html);
  if (!article) {
    throw new Error('The page has no article.');
  }
  return articleToMarkdown(article, {page: `${SITE}/sdks/keys/`, index: `${SITE}/llms.txt`});
}

/** Converts the content of an article and returns what comes below the front. */
export function convert(content: string): string {
  const markdown = convertPage(pageWith(content));
  const [, body = ''] = markdown.split(`${SITE}/llms.txt).`);
  return body.trim();
}
