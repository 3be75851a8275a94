import type {LoadedVersion, PropSidebarItem, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';

type Sidebars = LoadedVersion['sidebars'];

function trailsIn(
  items: readonly PropSidebarItem[] | Sidebars[string],
  labels: readonly string[],
): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return 'id' in item && typeof item.id === 'string' ? [[item.id, [...labels, item.id]]] : [];
      case 'category': {
        const path = [...labels, item.label];
        const own: [string, string[]][] =
          'link' in item && item.link?.type === 'doc' ? [[item.link.id, path]] : [];
        return [...own, ...trailsIn(item.items, path)];
      }
      case 'html':
      case 'link':
        return [];
    }
  });
}

/**
 * Returns, by doc id, the labels that lead to each doc: from the outermost category to the doc's
 * id, or to the category that the doc is the page of.
 */
function sidebarTrails(sidebars: Sidebars): Map<string, string[]> {
  return new Map(Object.values(sidebars).flatMap((items) => trailsIn(items, [])));
}

/** What the picture of a page says, and where it is published. */
interface Card {
  /** Site path of the picture. */
  path: string;
  title: string;
  /** Where the page belongs, outermost first. */
  trail: readonly string[];
}

function card(image: unknown, title: string, trail: readonly string[]): Card[] {
  return typeof image === 'string' ? [{path: image, title, trail}] : [];
}

/** Lists the cards of all docs; a page without an `image` in its front matter has none. */
export function docCards(content: LoadedContent): Card[] {
  return content.loadedVersions.flatMap(({docs, sidebars}) => {
    const trails = sidebarTrails(sidebars);
    return docs.flatMap(({id, title, frontMatter}) =>
      card(frontMatter.image, title, trails.get(id)?.slice(0, -1) ?? []),
    );
  });
}

/** Lists the cards of all blog posts. */
export function postCards({blogTitle, blogPosts}: BlogContent): Card[] {
  return blogPosts.flatMap(({metadata}) =>
    card(metadata.frontMatter.image, metadata.title, [blogTitle]),
  );
}

/** Width and height of a card in pixels, as large previews ask for. */
export const CARD_SIZE = {width: 1200, height: 630};

type Style = Readonly<Record<string, string | number>>;

/** An element for the renderer: plain data, so that it can be hashed and sent to a worker. */
export interface CardElement {
  type: 'div' | 'img';
  props: {style: Style; src?: string; children?: string | readonly CardElement[]};
}

/** What all cards share. */
interface CardBrand {
  siteTitle: string;
  /** The site's mark, as SVG. */
  mark: string;
}

const MARGIN = 80;
const MARK_SIZE = 72;
const ACCENT = '#4338ca';

function box(style: Style, children: string | readonly CardElement[]): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

function picture(svg: string, style: Style): CardElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return {type: 'img', props: {src, style}};
}

/** Titles of two short lines are larger than those of three. */
function titleSize(title: string): number {
  return title.length > 38 ? 76 : 88;
}

/** Returns the elements of a card: the site's mark and name, the title, and where it belongs. */
export function cardLayout({title, trail}: Card, {siteTitle, mark}: CardBrand): CardElement {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: MARGIN,
      background: '#ffffff',
      color: '#1c2433',
      fontFamily: 'Inter',
    },
    [
      box({alignItems: 'center', gap: 20, fontSize: 34}, [
        picture(mark, {width: MARK_SIZE, height: MARK_SIZE}),
        box({}, siteTitle),
      ]),
      box(
        {
          fontSize: titleSize(title),
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        },
        title,
      ),
      box({fontSize: 34, color: ACCENT}, trail.join(' › ')),
      box({position: 'absolute', left: 0, bottom: 0, height: 20, width: '100%'}, [
        box({width: '75%', background: ACCENT}, ''),
        box({width: '25%', background: '#fbbf24'}, ''),
      ]),
    ],
  );
}
