import {mkdirSync, writeFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ANALYTICS_PLUGIN, type AnalyticsPluginData, type AnalyticsSettings} from './settings.ts';
import {createHash} from 'node:crypto';

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
function consentStylesheet(): {file: string; css: string} {
  const css = FILES.map((file) => readFileSync(path.resolve(file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {file: `assets/css/consent.${hash}.css`, css};
}

const FOLDER = 'src/features/analytics/plugin';

/** Returns the plugin that adds the configured analytics tools and the question for consent. */
export function analyticsPlugin(settings: AnalyticsSettings): () => Plugin {
  return () => {
    const {file, css} = consentStylesheet();
    return {
      name: ANALYTICS_PLUGIN,

      getClientModules: () => [
        path.resolve(FOLDER, 'client.ts'),
        ...(settings.requiresConsent ? [path.resolve(FOLDER, 'footer.css')] : []),
      ],

      contentLoaded({actions}) {
        actions.setGlobalData({
          ...settings,
          consentStylesheet: `/${file}`,
        } satisfies AnalyticsPluginData);
      },

      postBuild({outDir}) {
        if (settings.requiresConsent) {
          mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
          writeFileSync(path.join(outDir, file), css);
        }
        return Promise.resolve();
      },
    };
  };
}
