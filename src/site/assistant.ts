import type {ExternalAssistant} from '../assistant/externalAssistant.ts';
import {site} from './index.ts';
import type {Settings} from './settings.ts';

/** Colour of the widget's button and links; the light accent of the design tokens. */
const THEME_COLOR = '#4338ca';

const BRAND_NAME = 'Eppo documentation';

/** What an external assistant is configured by. */
export type AssistantSettings = Pick<
  Settings,
  | 'DOCS_ASSISTANT_SCRIPT'
  | 'DOCS_ASSISTANT_INTEGRITY'
  | 'DOCS_ASSISTANT_SERVER'
  | 'DOCS_ASSISTANT_ID'
>;

/**
 * Attributes of the script element by which a widget of this kind (RunLLM's names) is configured.
 * Another provider's widget needs other names here, and the name of its global object below.
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

/** Returns the external assistant of some settings; undefined when the embedded one answers. */
export function externalAssistantOf({
  DOCS_ASSISTANT_SCRIPT: src,
  DOCS_ASSISTANT_INTEGRITY: integrity,
  DOCS_ASSISTANT_SERVER: server,
  DOCS_ASSISTANT_ID: id,
}: AssistantSettings): ExternalAssistant | undefined {
  return src && server && id
    ? {
        src,
        attributes: attributes(server, id),
        ...(integrity ? {integrity} : {}),
        global: 'runllm',
      }
    : undefined;
}

/** Origins that a page must be allowed to use, by the policy's directive. */
export interface AssistantHosts {
  'script-src': string[];
  'connect-src': string[];
}

/** Returns the origins that the external assistant needs; none without one. */
export function assistantHostsOf(settings: AssistantSettings): AssistantHosts {
  if (!externalAssistantOf(settings)) {
    return {'script-src': [], 'connect-src': []};
  }
  const origins = [settings.DOCS_ASSISTANT_SCRIPT, settings.DOCS_ASSISTANT_SERVER].map(
    (address) => new URL(address ?? '').origin,
  );
  return {'script-src': origins.slice(0, 1), 'connect-src': [...new Set(origins)]};
}

export const externalAssistant = externalAssistantOf(site);

/** For the Content-Security-Policy. */
export const assistantHosts = assistantHostsOf(site);
