import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import numberStrings from '../../src/features/lean-pages/page-strings/numberStrings.mjs';
import takeOutStrings from '../../src/features/lean-pages/page-strings/takeOutStrings.mjs';
import rehypeStaticHtml from '../../src/features/lean-pages/static-html/index.ts';

const PAGE = '/docs/keys.mdx';

const page = String(
  await compile('- a "key" *here*\n\nSee [it](/it/) and [there](#there).\n\nOne `{__html: "x"}`.', {
    rehypePlugins: [rehypeStaticHtml],
  }),
);

const LIST = String.raw`"\n<li>a \"key\" <em>here</em></li>\n"`;

function takeOut(code: string) {
  const files: Record<string, string> = {};
  const loader = {
    resourcePath: PAGE,
    getOptions: () => ({names: {[PAGE]: 'a1b2'}}),
    emitFile: (name: string, text: string) => void (files[name] = text),
  };
  return {code: takeOutStrings.call(loader as never, code), files};
}

it('numbers the strings of HTML where the page is written', () => {
  expect(page).toContain(LIST);
  const numbered = numberStrings(page);
  expect(numbered).toContain(`"<!--0-->${LIST.slice(1)}`);
  expect(numbered).toContain('"<!--2-->One <code>');
});

it('has the page tell where links in strings lead, so that none is broken', () => {
  const numbered = numberStrings(page);
  expect(numbered).toContain('["/it/","#there"].forEach(collectLink)');
  expect(() => numberStrings(page.replace('MDXContent', 'Content'))).toThrow(
    'would not be checked',
  );
});

it('moves the strings out of the script of the page, in the same order', () => {
  const {code, files} = takeOut(page);
  expect(code).not.toContain('here');
  expect(code).toContain('dangerouslySetInnerHTML: pageString(0)');
  expect(code).toContain("pageStrings('a1b2')");
  const [[name, text]] = Object.entries(files) as [[string, string]];
  expect(name).toMatch(/^assets\/strings\/a1b2\.\w{8}\.json$/);
  expect(JSON.parse(text)).toEqual([
    '\n<li>a "key" <em>here</em></li>\n',
    'See <a href="/it/" data-route="">it</a> and <a href="#there">there</a>.',
    'One <code>{__html: "x"}</code>.',
  ]);
});

it('leaves a page without such strings as it is', () => {
  expect(takeOut('export default 1')).toEqual({code: 'export default 1', files: {}});
});
