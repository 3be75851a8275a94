// Replaces the classic posts of a list, each of which looks like a whole page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import Content from '@theme/BlogPostItem/Content';
import Info from '@theme/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItems';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.lazy.module.css';

/** The posts of a list: when, the title, which leads to the post, and how it begins. */
export default function BlogPostItems({items}: Props): ReactNode {
  return items.map(({content: Opening}) => {
    const {permalink, title, tags} = Opening.metadata;
    return (
      <BlogPostProvider key={permalink} content={Opening}>
        <article className={styles.post}>
          <h2>
            <Link to={permalink}>{title}</Link>
          </h2>
          <div className={styles.info}>
            <Info />
          </div>
          <Content>
            <Opening />
          </Content>
          <footer>
            <TagsListInline tags={tags} />
          </footer>
        </article>
      </BlogPostProvider>
    );
  });
}
