import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';

interface Props {
  /** Route of the list of all SDKs. */
  all: string;
  /** Routes by SDK. */
  routes: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Link to the page of the SDK whose tabs the reader chose, or else to the list of all SDKs. */
export default function SdkLink({all, routes, children}: Props): ReactNode {
  const [sdk] = useStorageSlot('docusaurus.tab.sdk');
  return <Link to={routes[sdk ?? ''] ?? all}>{children}</Link>;
}
