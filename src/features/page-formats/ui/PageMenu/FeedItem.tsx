import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {changesPath} from '../../../../shared/changesPath.ts';

interface Props {
  className: string;
  onClick: () => void;
}

/** Leads to the feed of changes; nothing where the site was built without the dates of git. */
export default function FeedItem(props: Props): ReactNode {
  const {permalink, lastUpdatedAt} = useDoc().metadata;
  return lastUpdatedAt ? (
    <a role="menuitem" tabIndex={-1} href={changesPath(permalink)} {...props}>
      Follow changes (feed)
    </a>
  ) : null;
}
