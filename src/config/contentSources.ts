import {readTools, toolSources} from '../features/analytics/settings.ts';
import type {ContentSources} from '../shared/contentSources.ts';
import type {HostedSettings} from '../features/search/client/settings.ts';
import {assistantSources} from '../features/assistant/settings.ts';
import {KATEX_CDN} from '../features/math/sources.ts';
import type {Settings} from '../site/settings.ts';

/** Hosts that the client of hosted search asks, one after the other. */
export function hostedSearchSources({appId}: Pick<HostedSettings, 'appId'>): ContentSources {
  const spares = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return {connectSrc: [`https://${appId}-dsn.algolia.net`, ...spares]};
}

const katexFromCdn: ContentSources = {styleSrc: [KATEX_CDN], fontSrc: [KATEX_CDN]};

/** Lists what the features that the settings switch on load from other hosts. */
export function contentSources(settings: Settings): ContentSources[] {
  const {DOCS_ALGOLIA_APP_ID: appId, DOCS_FEEDBACK_URL: feedbackUrl} = settings;
  return [
    ...(appId ? [hostedSearchSources({appId})] : []),
    ...toolSources(readTools(settings)),
    ...(settings.DOCS_KATEX_STYLESHEET === 'cdn' ? [katexFromCdn] : []),
    assistantSources(settings),
    ...(feedbackUrl ? [{connectSrc: [new URL(feedbackUrl).origin]}] : []),
  ];
}
