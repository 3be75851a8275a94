/** Host of the KaTeX stylesheet and fonts when they come from a CDN. */
export const KATEX_CDN = 'https://cdn.jsdelivr.net';
