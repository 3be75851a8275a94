import {load, type CheerioAPI} from 'cheerio';
import {inWords, wordsOf, type Facts} from './facts.ts';

const INTERFACE =
  'script, style, noscript, nav, footer, button, svg, [hidden]:not([hidden="until-found"]), .hash-link, ' +
  '[aria-hidden="true"], [role="tablist"], [data-markdown-ignore], .theme-doc-toc-mobile';

/** Elements inside a line; a word may go on behind them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'span', 'strong', 'sup', 'time', 'wbr']);

/** Replaces what a reader sees although it is no text: formulas, pictures, editors, fields, numbers. */
function writeOut($: CheerioAPI): void {
  $('.katex').each((_, formula) => {
    $(formula).replaceWith($('<span>').text($(formula).find('annotation').text()));
  });
  $('[data-tex]').each((_, formula) => void $(formula).text($(formula).attr('data-tex') ?? ''));
  $('[role="img"][aria-label]').each((_, picture) => {
    $(picture).text($(picture).attr('aria-label') ?? '');
  });
  $('[data-markdown-code]').each((_, place) => {
    $(place).append($('<pre>').text($(place).attr('data-markdown-code') ?? ''));
  });
  $('[role="tabpanel"]').each((_, panel) => {
    $(panel).prepend($('<p>').text($(panel).attr('data-label') ?? ''));
  });
  $('input').each((_, input) => {
    $(input).replaceWith($('<p>').text($(input).attr('value') ?? ''));
  });
  $('[data-steps]').each((_, steps) => {
    $(steps)
      .find('h3')
      .each((index, heading) => void $(heading).prepend(`${index + 1} `));
  });
}

/**
 * Reads the facts from a built page.
 *
 * @returns undefined for a page without a title, such as the search page.
 */
export function htmlFacts(html: string): Facts | undefined {
  const $ = load(html);
  const title = $('main h1').first();
  const content = title.closest('article, main');
  if (content.length === 0) {
    return undefined;
  }
  writeOut($);
  content.find(INTERFACE).remove();
  const textsOf = (selector: string) =>
    content
      .find(selector)
      .toArray()
      .map((element) => ({element, text: $(element).text()}));
  const code = textsOf('pre').map(({text}) => text.trimEnd());
  content.find('*').each((_, element) => {
    if (!INLINE.has(element.tagName)) {
      $(element).prepend(' ').append(' ');
    }
  });
  return {
    words: wordsOf(content.text()).sort(),
    headings: textsOf('h1, h2, h3, h4, h5, h6').map(
      ({element, text}) => `${element.tagName} ${inWords(text)}`,
    ),
    tables: content
      .find('table')
      .toArray()
      .map((table) =>
        $(table)
          .find('th, td')
          .toArray()
          .map((cell) => inWords($(cell).text())),
      ),
    code,
  };
}
