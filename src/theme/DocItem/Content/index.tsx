import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageMenu from '../../../features/page-formats/ui/PageMenu/index.tsx';

/** Wraps the content to put the page menu beside the title. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {permalink} = metadata;
  const {minutes} = frontMatter as {minutes?: number};
  return (
    <>
      <PageMenu key={permalink} permalink={permalink} minutes={minutes} />
      <OriginalContent {...props} />
    </>
  );
}
