/** Settings that only the build reads; the template of pages alone is a third of all. */
const NOT_FOR_PAGES = new Set(
  (
    'clientModules headTags markdown plugins presets scripts ssrTemplate staticDirectories ' +
    'stylesheets themes'
  ).split(' '),
);

/** Loader: leaves out of the site's configuration what no page reads in the browser. */
export default function clientConfig(code) {
  const config = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
  const kept = Object.entries(config).filter(([name]) => !NOT_FOR_PAGES.has(name));
  const {prism: _, ...themeConfig} = config.themeConfig;
  return `export default ${JSON.stringify({...Object.fromEntries(kept), themeConfig})};`;
}
