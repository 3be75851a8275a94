import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const LIBRARY = 'node_modules/vanilla-cookieconsent/dist/css-components';

const FILES = [
  `${LIBRARY}/base.css`,
  `${LIBRARY}/consent-modal.css`,
  `${LIBRARY}/preferences-modal.css`,
  'src/features/analytics/plugin/consent.css',
];

/**
 * Joins the styles of the consent dialogs: the library's, then ours. They are a file of their own
 * because Docusaurus puts every imported style sheet into the one that all pages load first.
 *
 * @returns the path in the build, which names the content, and the content.
 */
export function consentStylesheet(): {file: string; css: string} {
  const css = FILES.map((file) => readFileSync(path.resolve(file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {file: `assets/css/consent.${hash}.css`, css};
}
