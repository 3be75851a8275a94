import type {Card} from './cards.ts';

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
