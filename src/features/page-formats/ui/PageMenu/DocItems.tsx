import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {changesPath} from '../../../../shared/paths.ts';

interface Props {
  className: string;
  onClick: () => void;
}

/** What posts have not: paper, and the feed of changes where the site was built with the dates of git. */
export default function DocItems(props: Props): ReactNode {
  const {permalink, lastUpdatedAt} = useDoc().metadata;
  return (
    <>
      <a role="menuitem" tabIndex={-1} href={`/print/?page=${permalink}`} {...props}>
        Print or save as PDF…
      </a>
      {lastUpdatedAt && (
        <a role="menuitem" tabIndex={-1} href={changesPath(permalink)} {...props}>
          Follow changes (feed)
        </a>
      )}
    </>
  );
}
