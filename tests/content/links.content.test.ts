import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/shared/diagnostic.ts';
import {
  addressMistakes,
  dataAddresses,
  findAddresses,
} from '../../src/cli/page/links/dataAddresses.ts';
import {anchorsOf} from '../../src/cli/page/links/anchorsOf.ts';
import {linkMistakes} from '../../src/cli/page/links/linkMistakes.ts';
import {findLinks} from '../../src/shared/mdx/findLinks.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import {readSources} from '../support/content/readPages.ts';

const PAGE = 'docs/sdks/sdk-keys.mdx';

function mistakesOf(url: string): string[] {
  return linkMistakes(PAGE, parseMdx(`Text.\n\nRead [more](${url}).`)).map(describeError);
}

describe('a link', () => {
  it.each([
    '#rotate-a-key',
    '/sdks/',
    '/sdks/?sdk=node',
    '/glossary/#subject',
    '/reference/api/experiments/#create-experiment',
    '/blog/every-sample-is-compiled/',
    '/blog/tags/',
    'pathname:///openapi.yaml',
    'https://example.com/#anything',
    'tel:+15550100',
  ])('may be %s', (url) => {
    expect(mistakesOf(url)).toEqual([]);
  });

  it.each([
    ['sdks/', 'sdks/ is no complete address: start it with /, # or https://'],
    [
      '/sdks/sdk-keys#rotate',
      '/sdks/sdk-keys#rotate should end with /: write /sdks/sdk-keys/#rotate',
    ],
    ['/sdks/sdk-kyes/', '/sdks/sdk-kyes/ leads to no page; did you mean `/sdks/sdk-keys/`?'],
    [
      'http://localhost:3000',
      'http://localhost:3000 is on the machine of the reader: put it between back quotes',
    ],
    ['#', '# leads nowhere: name a page or a heading'],
    ['/sdks/sdk-keys/#50%', '/sdks/sdk-keys/#50% is no address: write % as %25'],
    ['/blog/no-such-post/', '/blog/no-such-post/ leads to no page'],
    ['/no-such.pdf', '/no-such.pdf leads to no page'],
    [
      '#rotate-the-key',
      `#rotate-the-key leads to no heading of ${PAGE}; did you mean \`rotate-a-key\`?`,
    ],
    [
      '/glossary/#subjct',
      '/glossary/#subjct leads to no heading of docs/glossary.mdx; did you mean `subject`?',
    ],
  ])('may not be %s', (url, reason) => {
    expect(mistakesOf(url)).toEqual([`${PAGE}:3: ${reason}`]);
  });
});

it('a link can name a heading that an imported passage brings', () => {
  expect([...anchorsOf('tests/fixtures/partials/page.mdx')].sort()).toEqual([
    'create-a-key',
    'own-heading',
  ]);
});

describe('the links of all pages', () => {
  it('lead to pages, files and headings that exist', () => {
    const pages = readSources();
    expect(pages.flatMap(({tree}) => findLinks(tree)).length).toBeGreaterThan(0);
    expect(pages.flatMap(({file, tree}) => linkMistakes(file, tree)).map(describeError)).toEqual(
      [],
    );
  });
});

describe('the addresses in data and code', () => {
  it('are told with the line when they lead nowhere', () => {
    const source = 'first line\nto: /sdks/sdk-kyes/\nto: /sdks/\nto: /glossary/#subjct\n';
    const found = findAddresses('a.yaml', source, /^to: (\S+)$/);
    expect(addressMistakes(found).map(describeError)).toEqual([
      'a.yaml:2: /sdks/sdk-kyes/ leads to no page; did you mean `/sdks/sdk-keys/`?',
      'a.yaml:4: /glossary/#subjct leads to no heading of docs/glossary.mdx; did you mean `subject`?',
    ]);
  });

  it('lead to pages, files and headings that exist', () => {
    const addresses = dataAddresses();
    const files = addresses.map(({file}) => file.replace(/[^/]+$/, ''));
    expect([...new Set(files)]).toEqual(
      expect.arrayContaining([
        'src/config/',
        'src/features/glossary/',
        'src/features/experiment-readout/cases/',
        'src/features/addresses/',
      ]),
    );
    expect(addresses.filter(({line}) => line === 0)).toEqual([]);
    expect(addressMistakes(addresses).map(describeError).join('\n')).toBe('');
  });
});
