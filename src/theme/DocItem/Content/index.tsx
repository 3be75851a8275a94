import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageMenu from '../../../features/page-formats/ui/PageMenu/index.tsx';

/** Wraps the content to put the page menu beside the title. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {permalink} = metadata;
  const {kind, minutes} = frontMatter as {kind?: string; minutes?: number};
  // Nobody reads a reference or a form from end to end, and a tutorial says how long its work takes.
  const isRead = kind === 'explanation' || kind === 'how-to';
  return (
    <>
      <PageMenu key={permalink} permalink={permalink} minutes={isRead ? minutes : undefined} />
      <OriginalContent {...props} />
    </>
  );
}
