import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageMenu from '../PageMenu/index.tsx';

export default function DocItemContent(props: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <PageMenu key={permalink} permalink={permalink} />
      <OriginalContent {...props} />
    </>
  );
}
