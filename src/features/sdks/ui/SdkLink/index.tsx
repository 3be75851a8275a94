import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../../shared/sdkChoice.ts';

interface Props {
  /** Route of the list of all SDKs. */
  all: string;
  /** Routes by SDK. */
  routes: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Link to the page of the SDK whose tabs the reader chose, or else to the list of all SDKs. */
export default function SdkLink({all, routes, children}: Props): ReactNode {
  const [sdk] = useStorageSlot(SDK_SLOT);
  // An address may name anything: `?lang=constructor` is no SDK.
  const chosen = sdk !== null && Object.hasOwn(routes, sdk) ? routes[sdk] : undefined;
  return <Link to={chosen ?? all}>{children}</Link>;
}
