import type {ReactNode} from 'react';
import type {SdkOptionsData} from '../../views/types.ts';
import Rows from './Rows.tsx';

interface Props {
  sdk: string;
  /** What holds the options, e.g. `IClientConfig`. */
  of: string;
  /** Set by the sdk-data plugin. */
  data?: SdkOptionsData;
}

/** Every option with its type, default and meaning. */
export default function SdkOptions({sdk, of, data}: Props): ReactNode {
  if (!data) {
    throw new Error(`<SdkOptions sdk="${sdk}" of="${of}"> has no data: is the sdk-data plugin on?`);
  }
  return <Rows label="Name" rows={data.rows} isOutput={data.isOutput} />;
}
