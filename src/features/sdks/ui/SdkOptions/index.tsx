import type {ReactNode} from 'react';
import type {optionsData} from '../../views/options.ts';
import Rows from './Rows.tsx';

/** Every option with its type, default and meaning; the remark plugin sets the data. */
export default function SdkOptions({data}: {data: ReturnType<typeof optionsData>}): ReactNode {
  return <Rows label="Name" {...data} />;
}
