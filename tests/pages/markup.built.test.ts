import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';

type Element = Parameters<CheerioAPI>[0];

/** Whether a screen reader can call an element something, as far as the HTML says it. */
function hasName($: CheerioAPI, element: Element): boolean {
  const node = $(element);
  const attributes = ['aria-label', 'title', 'alt'].map((name) => node.attr(name));
  const labels = (node.attr('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return (
    node.text().trim() !== '' ||
    attributes.some((text) => text?.trim()) ||
    labels.some((id) => $(`[id="${id}"]`).text().trim()) ||
    node.find('[aria-label], [alt]').is((_, part) => hasName($, part))
  );
}

const isHidden = ($: CheerioAPI, element: Element): boolean =>
  $(element).closest('[aria-hidden="true"], [role="presentation"]').length > 0;

/** Whether a label speaks for a field. */
function isLabeled($: CheerioAPI, field: Element): boolean {
  const id = $(field).attr('id');
  const label = $(field).closest('label').text() + (id ? $(`label[for="${id}"]`).text() : '');
  return label.trim() !== '';
}

const idsOf = ($: CheerioAPI): string[] =>
  $('[id]')
    .map((_, {attribs}) => attribs.id)
    .get();

const shown = ($: CheerioAPI, element: Element): string => $.html(element).slice(0, 120);

/** Rules that hold for each page, and what breaks them. */
const RULES: Readonly<Record<string, ($: CheerioAPI) => string[]>> = {
  'each id is there once': ($) => idsOf($).filter((id, index, ids) => ids.indexOf(id) !== index),
  'links within the page lead to something': ($) => {
    const ids = new Set(idsOf($));
    return $('a[href^="#"]')
      .map((_, {attribs}) => decodeURIComponent(attribs.href!.slice(1)))
      .get()
      .filter((id) => id && !ids.has(id));
  },
  'there is one heading of level 1, and no level is left out below it': ($) => {
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .map((_, heading) => Number(heading.tagName[1]))
      .get();
    const tops = levels.filter((level) => level === 1).length;
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return [...(tops === 1 ? [] : [`${tops} of level 1`]), ...jumps.map((level) => `h${level}`)];
  },
  'links, buttons and fields have names': ($) =>
    $('a[href], button, [role="button"], select, textarea, input:not([type="hidden"])')
      .filter((_, part) => !hasName($, part) && !isHidden($, part) && !isLabeled($, part))
      .map((_, part) => shown($, part))
      .get(),
  'pictures have a text, or are hidden': ($) =>
    $('img:not([alt]), svg[role="img"]')
      .filter((_, picture) => !hasName($, picture) && !isHidden($, picture))
      .map((_, picture) => shown($, picture))
      .get(),
};

const pages = builtRoutes().map((route) => ({route, $: load(builtHtml(route))}));

describe('on every page', () => {
  it.each(Object.entries(RULES))('%s', (_, broken) => {
    const found = pages.flatMap(({route, $}) => broken($).map((what) => `${route}: ${what}`));
    expect(found.slice(0, 10)).toEqual([]);
  });
});
