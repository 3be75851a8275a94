import type {ExternalAssistant} from '../assistant/externalAssistant.ts';
import {site} from './index.ts';

/** Colour of the widget's button and links; the light accent of the design tokens. */
const THEME_COLOR = '#4338ca';

const BRAND_NAME = 'Eppo documentation';

/**
 * Attributes of the script element by which a widget of this kind (RunLLM's names) is configured.
 * Another provider's widget needs other names here and nothing else.
 */
function attributes(server: string, id: string): Record<string, string> {
  return {
    id: 'runllm-widget-script',
    type: 'module',
    version: 'stable',
    'runllm-server-address': server,
    'runllm-assistant-id': id,
    'runllm-position': 'BOTTOM_RIGHT',
    'runllm-keyboard-shortcut': 'Mod+j',
    'runllm-preset': 'docusaurus',
    'runllm-theme-color': THEME_COLOR,
    'runllm-name': BRAND_NAME,
  };
}

/** The external assistant; undefined when the embedded one answers. */
export const externalAssistant: ExternalAssistant | undefined =
  site.DOCS_ASSISTANT_SCRIPT && site.DOCS_ASSISTANT_SERVER && site.DOCS_ASSISTANT_ID
    ? {
        src: site.DOCS_ASSISTANT_SCRIPT,
        attributes: attributes(site.DOCS_ASSISTANT_SERVER, site.DOCS_ASSISTANT_ID),
        ...(site.DOCS_ASSISTANT_INTEGRITY ? {integrity: site.DOCS_ASSISTANT_INTEGRITY} : {}),
        global: 'runllm',
      }
    : undefined;

function origin(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

/**
 * Origins that the external assistant needs, by what it needs them for; both lists are empty
 * without one. For the Content-Security-Policy: `script-src` and `connect-src`.
 */
export const assistantHosts = {
  script: externalAssistant ? origin(site.DOCS_ASSISTANT_SCRIPT) : [],
  connect: externalAssistant
    ? [...new Set([...origin(site.DOCS_ASSISTANT_SERVER), ...origin(site.DOCS_ASSISTANT_SCRIPT)])]
    : [],
};
