import type {ReactNode} from 'react';

interface Props {
  sdk: string;
  /** E.g. `IClientConfig.pollingIntervalMs`. */
  option: string;
  /** Set by the sdk-data plugin. */
  data?: string;
}

/** The default of one option, for use inside a sentence. */
export default function SdkDefault({sdk, option, data}: Props): ReactNode {
  if (data === undefined) {
    throw new Error(
      `<SdkDefault sdk="${sdk}" option="${option}"> has no data: is the sdk-data plugin on?`,
    );
  }
  return <code>{data}</code>;
}
