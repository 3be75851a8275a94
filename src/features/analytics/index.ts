import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ANALYTICS_PLUGIN, type AnalyticsPluginData, type AnalyticsSettings} from './settings.ts';
import {consentStylesheet} from './plugin/consentStylesheet.ts';

const FOLDER = 'src/features/analytics/plugin';

/** Returns the plugin that adds the configured analytics tools and the question for consent. */
export function analyticsPlugin(settings: AnalyticsSettings): (context: LoadContext) => Plugin {
  return ({baseUrl}) => {
    const stylesheet = consentStylesheet();
    return {
      name: ANALYTICS_PLUGIN,

      getClientModules: () => [
        path.resolve(FOLDER, 'client.ts'),
        ...(settings.requiresConsent ? [path.resolve(FOLDER, 'footer.css')] : []),
      ],

      contentLoaded({actions}) {
        actions.setGlobalData({
          ...settings,
          consentStylesheet: baseUrl + stylesheet.file,
        } satisfies AnalyticsPluginData);
      },

      postBuild({outDir}) {
        if (settings.requiresConsent) {
          const file = path.join(outDir, stylesheet.file);
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, stylesheet.css);
        }
        return Promise.resolve();
      },
    };
  };
}
