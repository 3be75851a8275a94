import {expect, it} from 'vitest';
import remarkMovedLinks from '../../src/features/addresses/movedLinks.ts';
import {findLinks} from '../../src/shared/mdx/findLinks.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';

it('links to a moved page lead straight to its new address, with query and place', () => {
  const tree = parseMdx(
    [
      '[a](/old/#id) [b](/old/?sdk=go) [c](/other/) [d](#id) [e](https://a.example/old/)',
      '<Card to="/part/#gone" title="T" />',
      '[f][ref]\n\n[ref]: /old/',
    ].join('\n\n'),
  );
  remarkMovedLinks([
    {from: '/old/', to: '/new/'},
    {from: '/part/', to: '/new/#part'},
  ])(tree);
  expect(findLinks(tree).map(({url}) => url)).toEqual([
    '/new/#id',
    '/new/?sdk=go',
    '/other/',
    '#id',
    'https://a.example/old/',
    '/new/#part',
    '/new/',
  ]);
});
