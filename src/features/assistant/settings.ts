import type {ExternalAssistant} from './externalAssistant.ts';
import type {ContentSources} from '../../shared/contentSources.ts';
import {siteTitle} from '../../site/title.ts';
import type {Settings} from '../../site/settings.ts';

/** Color of the widget's button and links; the light accent of the design tokens. */
const THEME_COLOR = '#4338ca';

/** What an external assistant is configured by. */
type AssistantSettings = Pick<
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
    'runllm-name': siteTitle,
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

/** Returns what the external assistant loads from other hosts; nothing without one. */
export function assistantSources(settings: AssistantSettings): ContentSources {
  if (!externalAssistantOf(settings)) {
    return {};
  }
  const origins = [settings.DOCS_ASSISTANT_SCRIPT, settings.DOCS_ASSISTANT_SERVER].map(
    (address) => new URL(address ?? '').origin,
  );
  return {scriptSrc: origins.slice(0, 1), connectSrc: [...new Set(origins)]};
}
