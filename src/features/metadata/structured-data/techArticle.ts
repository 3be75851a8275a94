import type {TechArticle, WithContext} from 'schema-dts';
import {websiteId} from './website.ts';

export interface ArticleFacts {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** Site path of the page. */
  permalink: string;
  title: string;
  description: string;
  /** Site path of the picture that stands for the page. */
  image: string | undefined;
  keywords: readonly string[];
  /** Time of the last change in ms since 1970, nothing when it is not known. */
  lastUpdatedAt: number | null | undefined;
}

/** Describes a documentation page to search engines. */
export function techArticle(facts: ArticleFacts): WithContext<TechArticle> {
  const {siteUrl, permalink, title, description, image, keywords, lastUpdatedAt} = facts;
  const url = siteUrl + permalink;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    url,
    headline: title,
    description,
    ...(image ? {image: siteUrl + image} : {}),
    keywords,
    inLanguage: 'en',
    ...(lastUpdatedAt ? {dateModified: new Date(lastUpdatedAt).toISOString()} : {}),
    isPartOf: {'@id': websiteId(siteUrl)},
  };
}
