import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';

const NONE = path.resolve('src/features/lean-pages/bundle/noComponent.ts');

const PATH_ROUTER = path.resolve('src/features/lean-pages/bundle/pathRouter.ts');

/** Kinds of navbar items that have a component which other items do without. */
const KINDS = 'dropdown localeDropdown html doc docSidebar docsVersion docsVersionDropdown'.split(
  ' ',
);

const without = (test: RegExp, modules: readonly string[]) => ({
  test,
  resolve: {alias: Object.fromEntries(modules.map((module) => [module, NONE]))},
});

/** Parts of the page's frame, each with the module that names it, and whether the settings ask for it. */
function frameParts({announcementBar, docs, footer}: Partial<ThemeConfig>) {
  const links = footer?.links ?? [];
  const hasColumns = links.some((link) => 'items' in link);
  return [
    ['Layout', 'AnnouncementBar', announcementBar],
    ['DocSidebar/Desktop', 'DocSidebar/Desktop/CollapseButton', docs?.sidebar?.hideable],
    ['DocRoot/Layout/Sidebar', 'DocRoot/Layout/Sidebar/ExpandButton', docs?.sidebar?.hideable],
    ['Footer', 'Footer/Logo', footer?.logo],
    ['Footer/Links', 'Footer/Links/Simple', links.length > 0 && !hasColumns],
  ] as const;
}

/** Rules of the bundler that leave out components of Docusaurus which the settings do not ask for. */
export function unusedPartsRules({siteDir, siteConfig}: LoadContext) {
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  const {navbar} = themeConfig;
  const items = JSON.stringify(navbar?.items ?? []);
  const used = new Set([...items.matchAll(/"type":"(\w+)"/g)].map(([, kind]) => kind));
  // Items inside others are shown by a dropdown, of whatever kind they are.
  const hasDropdown = /"items":|"type":"\w+Dropdown"/.test(items);
  const unused = KINDS.filter((kind) => !used.has(kind) && !(kind === 'dropdown' && hasDropdown));
  const names = unused.map((kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}NavbarItem`);
  return [
    without(
      /[\\/]theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
      names.map((name) => `@theme/NavbarItem/${name}`),
    ),
    ...frameParts(themeConfig).map(([module, part, isUsed]) =>
      isUsed
        ? undefined
        : without(
            new RegExp(`[\\\\/]theme[\\\\/]${module.replaceAll('/', '[\\\\/]')}[\\\\/]index\\.js$`),
            [`@theme/${part}`],
          ),
    ),
    siteConfig.baseUrlIssueBanner
      ? undefined
      : without(/[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/, ['./BaseUrlIssueBanner']),
    {
      test: /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
      resolve: {alias: {'react-router-dom$': PATH_ROUTER}},
    },
    // A site with one version says of no page that it is of another.
    existsSync(path.join(siteDir, 'versions.json'))
      ? undefined
      : without(/[\\/]theme[\\/]DocItem[\\/]Layout[\\/]index\.js$/, [
          '@theme/DocVersionBanner',
          '@theme/DocVersionBadge',
        ]),
    // Docusaurus reads all rules, and expects each to be one.
  ].filter((rule) => rule !== undefined);
}
