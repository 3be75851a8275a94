import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import BlogSidebar from '@theme/BlogSidebar';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import styles from './styles.lazy.module.css';

/** Replaces the classic layout to make the table of contents of a post a landmark with a name. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  const [blog, ...rest] = useLocation().pathname.split('/').filter(Boolean);
  return (
    <Layout {...layoutProps}>
      <div className={clsx('container margin-vert--lg', styles.page)}>
        <div className="row">
          <BlogSidebar {...(sidebar ? {sidebar} : {})} />
          <main className="col">
            {rest.length > 0 && (
              <nav className="margin-bottom--sm" aria-label="Breadcrumbs">
                <Link to={`/${blog}/`}>← All posts</Link>
              </nav>
            )}
            {children}
          </main>
          {toc && (
            <aside className="col col--2" aria-label="On this page">
              {toc}
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
