import type {ReactNode} from 'react';

interface Props {
  sdk: string;
  /** One tab per package manager, set by the sdk-data plugin. */
  children?: ReactNode;
}

/** The commands that install an SDK. */
export default function SdkInstall({sdk, children}: Props): ReactNode {
  if (!children) {
    throw new Error(`<SdkInstall sdk="${sdk}"> has no commands: is the sdk-data plugin on?`);
  }
  return <>{children}</>;
}
