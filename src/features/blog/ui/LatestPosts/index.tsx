import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
import {formatDay} from '../../../../shared/formatDay.ts';
import styles from './styles.lazy.module.css';

const SHOWN = 3;

/** The newest posts with their dates, as a list of links. */
export default function LatestPosts(): ReactNode {
  return (
    <ul className={`clean-list ${styles.posts}`}>
      {posts.items.slice(0, SHOWN).map(({title, permalink, date}) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
          <time className="quiet" dateTime={String(date)}>
            {formatDay(new Date(date).getTime())}
          </time>
        </li>
      ))}
    </ul>
  );
}
