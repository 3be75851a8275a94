import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';

const NONE = path.resolve('src/features/lean-pages/bundle/noComponent.ts');

/** Kinds of navbar items that have a component which other items do without. */
const KINDS =
  'dropdown localeDropdown html doc docSidebar docsVersion docsVersionDropdown'.split(' ');

/** Kinds that show their items as a dropdown does. */
const DROPDOWNS = ['dropdown', 'localeDropdown', 'docsVersionDropdown'];

type Item = Readonly<Record<string, unknown>>;

function kindsOf(items: readonly Item[]): unknown[] {
  return items.flatMap(({type, items: inner}) =>
    inner ? [type ?? 'dropdown', ...kindsOf(inner as Item[])] : [type],
  );
}

const without = (test: RegExp, modules: readonly string[]) => ({
  test,
  resolve: {alias: Object.fromEntries(modules.map((module) => [module, NONE]))},
});

/** Rules of the bundler that leave out components of Docusaurus which the settings do not ask for. */
export function unusedPartsRules({siteDir, siteConfig}: LoadContext) {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  const used = kindsOf((navbar?.items ?? []) as readonly Item[]);
  const needed = used.some((kind) => DROPDOWNS.includes(String(kind))) ? ['dropdown'] : [];
  const unused = KINDS.filter((kind) => ![...used, ...needed].includes(kind));
  const names = unused.map((kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}NavbarItem`);
  return [
    without(
      /[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
      names.map((name) => `@theme/NavbarItem/${name}`),
    ),
    siteConfig.baseUrlIssueBanner
      ? undefined
      : without(/[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, ['./BaseUrlIssueBanner']),
    // A site with one version says of no page that it is of another.
    existsSync(path.join(siteDir, 'versions.json'))
      ? undefined
      : without(/[\\/]theme[\\/]DocItem[\\/]Layout[\\/]index\.js$/, [
          '@theme/DocVersionBanner',
          '@theme/DocVersionBadge',
        ]),
  ];
}
