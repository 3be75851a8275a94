import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {sidebarTrails} from '../../../shared/sidebarTrails.ts';

/** What the picture of a page says, and where it is published. */
export interface Card {
  /** Site path of the picture. */
  path: string;
  title: string;
  /** Where the page belongs, outermost first. */
  trail: readonly string[];
}

function card(image: unknown, title: string, trail: readonly string[]): Card[] {
  return typeof image === 'string' ? [{path: image, title, trail}] : [];
}

/** Lists the cards of all docs; a page without an `image` in its front matter has none. */
export function docCards(content: LoadedContent): Card[] {
  return content.loadedVersions.flatMap(({docs, sidebars}) => {
    const trails = sidebarTrails(sidebars);
    return docs.flatMap(({id, title, frontMatter}) =>
      card(frontMatter.image, title, trails.get(id)?.slice(0, -1) ?? []),
    );
  });
}

/** Lists the cards of all blog posts. */
export function postCards({blogTitle, blogPosts}: BlogContent): Card[] {
  return blogPosts.flatMap(({metadata}) =>
    card(metadata.frontMatter.image, metadata.title, [blogTitle]),
  );
}
