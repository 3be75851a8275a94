import type {ContentSources} from '../../shared/contentSources.ts';
import {siteTitle} from '../../site/index.ts';
import type {Settings} from '../../site/settings.ts';

/** A provider's widget, which takes the place of the embedded assistant where its script loads. */
export interface ExternalAssistant {
  /** Attributes of the script element; the widget reads its configuration from them. */
  script: {src: string; [name: string]: string};
  /** Name of the widget's object on `window`; its `open` method opens the widget. */
  global: string;
}

/** An endpoint that writes answers from passages; see `model/writeAnswer.ts`. */
export interface AnswerModel {
  /** Address of the chat completions, called by readers' browsers without a key. */
  url: string;
  /** Name of the model; without one the endpoint decides. */
  name: string | undefined;
}

/** What the assistant is configured by. */
type AssistantSettings = Pick<Settings, Extract<keyof Settings, `DOCS_ASSISTANT_${string}`>>;

/**
 * Returns the external assistant of some settings; undefined when the embedded one answers.
 *
 * The attributes and the global object have RunLLM's names; another provider's widget needs others.
 */
export function externalAssistantOf(settings: AssistantSettings): ExternalAssistant | undefined {
  const {DOCS_ASSISTANT_SCRIPT: src, DOCS_ASSISTANT_INTEGRITY: integrity} = settings;
  const {DOCS_ASSISTANT_SERVER: server, DOCS_ASSISTANT_ID: id} = settings;
  if (!src || !server || !id) return undefined;
  const script = {
    id: 'runllm-widget-script',
    src,
    ...(integrity ? {integrity} : {}),
    type: 'module',
    version: 'stable',
    'runllm-server-address': server,
    'runllm-assistant-id': id,
    'runllm-position': 'BOTTOM_RIGHT',
    'runllm-keyboard-shortcut': 'Mod+j',
    'runllm-preset': 'docusaurus',
    // The light accent of the design tokens.
    'runllm-theme-color': '#4338ca',
    'runllm-name': siteTitle,
  };
  return {script, global: 'runllm'};
}

/** Returns the model of some settings; undefined when passages are quoted only. */
export function answerModelOf({
  DOCS_ASSISTANT_MODEL_URL: url,
  DOCS_ASSISTANT_MODEL: name,
}: AssistantSettings): AnswerModel | undefined {
  return url ? {url, name} : undefined;
}

/** Returns what the assistant loads from other hosts: the widget, or the model's text. */
export function assistantSources(settings: AssistantSettings): ContentSources {
  const script = externalAssistantOf(settings)?.script.src;
  const called = [script, script && settings.DOCS_ASSISTANT_SERVER, answerModelOf(settings)?.url];
  const origins = called.flatMap((address) => (address ? [new URL(address).origin] : []));
  return {
    // The widget brings its looks along in style elements.
    ...(script ? {scriptSrc: [new URL(script).origin], styleSrc: ["'unsafe-inline'"]} : {}),
    ...(origins.length > 0 ? {connectSrc: [...new Set(origins)]} : {}),
  };
}
