import styles from './styles.lazy.module.css';

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** Shows what the style sheets say for paper, until the returned function is called. */
function showAsPaper(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  const ends = rules.flatMap(({media}) => {
    const {mediaText} = media;
    const onPaper = mediaText.replaceAll(/\bprint\b/g, 'all').replaceAll(/\bscreen\b/g, 'not all');
    if (onPaper === mediaText) return [];
    media.mediaText = onPaper;
    return [() => (media.mediaText = mediaText)];
  });
  return () => ends.forEach((end) => end());
}

/**
 * Counts the sheets of paper that each article takes. No browser tells page numbers to a list of
 * contents (`target-counter`), but columns of the size of a sheet are broken by the same rules.
 */
function countSheets(place: HTMLElement): number[] {
  const end = showAsPaper();
  place.classList.add(styles.measured!);
  const counts = [...place.children].map((article) =>
    Math.max(1, Math.round(article.scrollWidth / article.clientWidth)),
  );
  place.classList.remove(styles.measured!);
  end();
  return counts;
}

/** Parts of a page that nobody needs on paper. */
const INTERFACE =
  'button, nav, footer, dialog, script, noscript, [data-markdown-ignore], .hash-link, .theme-doc-toc-mobile, .theme-doc-breadcrumbs';

/** So many pages are asked for at once. */
const AT_ONCE = 6;

/** The id of a page, or of a place on it, among all pages. */
function idOf(route: string, id = ''): string {
  return `p${route}${id}`;
}

async function loadArticle(route: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(route, {signal});
  if (!response.ok) throw new Error(`${route} was answered with status ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Loads the style sheets that a page has and this one has not. */
async function adoptStyles(page: Document): Promise<void> {
  const own = new Set([...document.styleSheets].map(({href}) => href));
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.map(async (link) => {
      const href = new URL(link.getAttribute('href') ?? '', window.location.origin).href;
      if (own.has(href)) return;
      const copy = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      const isLoaded = new Promise((resolve) => {
        copy.onload = resolve;
        copy.onerror = resolve;
      });
      document.head.append(copy);
      await isLoaded;
    }),
  );
}

/** Gives the places of a page ids of their own, and has links to printed pages lead to them. */
function readdress(article: Element, route: string, printed: ReadonlySet<string>): void {
  for (const element of article.querySelectorAll('[id]:not(svg *)')) {
    element.id = idOf(route, element.id);
  }
  for (const link of article.querySelectorAll('a[href]')) {
    const {pathname, hash, origin} = new URL(
      link.getAttribute('href') ?? '',
      window.location.origin + route,
    );
    if (origin === window.location.origin && printed.has(pathname)) {
      link.setAttribute('href', `#${idOf(pathname, decodeURIComponent(hash.slice(1)))}`);
    }
  }
}

function create(tag: string, text = '', className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), {textContent: text, className});
}

/** Writes the list of contents in front of the pages, with the sheet on which each begins. */
function writeContents(place: HTMLElement, title: string, articles: readonly HTMLElement[]): void {
  const list = create('ol');
  const contents = create('article');
  contents.append(create('h1', title), list);
  const numbers = articles.map((article) => {
    const [item, number] = [create('li'), create('span', '000')];
    const link = create('a', article.querySelector('h1')?.textContent ?? '');
    link.setAttribute('href', `#${article.id}`);
    item.append(link, number);
    list.append(item);
    return number;
  });
  place.prepend(contents);
  const counts = countSheets(place);
  numbers.forEach((number, index) => {
    const before = counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0);
    number.textContent = String(before + 1);
  });
}

/**
 * Puts pages one after the other into a place, as articles of their own, and a list of contents before
 * them if there are several.
 */
export async function assemble(
  place: HTMLElement,
  title: string,
  routes: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const printed = new Set(routes);
  const articles: HTMLElement[] = [];
  for (let start = 0; start < routes.length; start += AT_ONCE) {
    const some = routes.slice(start, start + AT_ONCE);
    const pages = await Promise.all(some.map((route) => loadArticle(route, signal)));
    for (const [index, page] of pages.entries()) {
      const route = some[index] ?? '';
      await adoptStyles(page);
      const article = page.querySelector('article');
      if (!article) continue;
      article.querySelectorAll(INTERFACE).forEach((part) => part.remove());
      readdress(article, route, printed);
      article.id = idOf(route);
      articles.push(document.adoptNode(article));
    }
    onProgress(Math.min(start + AT_ONCE, routes.length));
  }
  place.replaceChildren(...articles);
  await document.fonts.ready;
  if (articles.length > 1) writeContents(place, title, articles);
}
