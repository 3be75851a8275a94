import {StyleModule} from 'style-mod';

const SHEET = 'link[rel="stylesheet"][href*="/assets/css/styles."]';

/** The editor's own way: a style element, which the site's Content-Security-Policy forbids. */
const mountElement = StyleModule.mount.bind(StyleModule);

const mounted = new Set<StyleModule>();
let end = 0;

/**
 * Adds an editor's rules to the start of the site's style sheet, whose own rules win over them as
 * they do over a style element. The development server has neither that sheet nor the policy.
 */
StyleModule.mount = (root, modules, options) => {
  const sheet = document.querySelector<HTMLLinkElement>(SHEET)?.sheet;
  if (!sheet) {
    mountElement(root, modules, options);
    return;
  }
  for (const module of [modules].flat() as StyleModule[]) {
    if (!mounted.has(module)) {
      mounted.add(module);
      const parsed = new CSSStyleSheet();
      parsed.replaceSync(module.getRules());
      [...parsed.cssRules].forEach(({cssText}) => sheet.insertRule(cssText, end++));
    }
  }
};
