import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {readableContent} from './readableContent.ts';

/** Docusaurus' feed items, with content that feed readers can show. */
export const feedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content ? {...item, content: readableContent(item.content)} : item,
  );
};
