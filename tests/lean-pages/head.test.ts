import {createElement as tag, Fragment} from 'react';
import {expect, it} from 'vitest';
import {listTags, mergeTags} from '../../src/features/lean-pages/head/index.ts';

/** What is left of the tags of components, outer ones first: name and what tells tags apart. */
const merge = (...heads: Parameters<typeof listTags>[0][]) =>
  mergeTags(heads.map(listTags)).map(({type, props}) => {
    const {content, href, lang, children} = props;
    return [type, content ?? href ?? lang ?? children];
  });

it('keeps of a tag what the innermost component says, and all that differ', () => {
  expect(
    merge(
      [tag('title', {key: 1}, 'Site'), tag('meta', {key: 2, name: 'robots', content: 'all'})],
      [
        tag('title', {key: 1}, 'Page'),
        tag('meta', {key: 2, property: 'og:title', content: 'Page'}),
        tag('meta', {key: 3, name: 'robots', content: 'noindex'}),
      ],
    ),
  ).toEqual([
    ['title', 'Page'],
    ['meta', 'Page'],
    ['meta', 'noindex'],
  ]);
});

it('keeps one address as the canonical one, and a link for each other address', () => {
  expect(
    merge(tag('link', {rel: 'canonical', href: '/old/'}), [
      tag('link', {key: 1, rel: 'alternate', href: '/a.md'}),
      tag('link', {key: 2, rel: 'alternate', href: '/b.md'}),
      tag('link', {key: 3, rel: 'canonical', href: '/new/'}),
    ]),
  ).toEqual([
    ['link', '/a.md'],
    ['link', '/b.md'],
    ['link', '/new/'],
  ]);
});

it('keeps what one component says twice, such as two images of a page', () => {
  const image = (key: number, content: string) => tag('meta', {key, property: 'og:image', content});
  expect(merge(image(1, 'default'), [image(1, 'first'), image(2, 'second')])).toEqual([
    ['meta', 'first'],
    ['meta', 'second'],
  ]);
});

it('keeps structured data of all components, and attributes of the document', () => {
  expect(
    merge(
      tag('html', {lang: 'en'}),
      tag('script', {type: 'application/ld+json'}, '{"a":1}'),
      tag(Fragment, null, tag('html', {lang: 'de'}), tag('script', null, '{"b":2}')),
    ),
  ).toEqual([
    ['html', 'en'],
    ['script', '{"a":1}'],
    ['html', 'de'],
    ['script', '{"b":2}'],
  ]);
});

it('passes over what is not there', () => {
  expect(merge(null, [false, undefined, tag('title', {key: 1}, 'Page')])).toEqual([
    ['title', 'Page'],
  ]);
});
