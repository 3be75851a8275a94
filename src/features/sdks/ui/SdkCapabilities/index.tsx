import type {ReactNode} from 'react';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import type {SdkCapabilitiesData, SdkCapability} from '../../views/types.ts';
import styles from './styles.module.css';

const columns = [
  ['details', 'Evaluation details'],
  ['bandits', 'Bandits'],
  ['deduplication', 'Deduplicated logging'],
  ['polling', 'Polling'],
  ['offline', 'Start without network'],
] as const satisfies readonly (readonly [SdkCapability, string])[];

interface Props {
  /** Set by the sdk-data plugin. */
  data?: SdkCapabilitiesData;
}

function text(value: boolean | string): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

/** What each SDK can do. */
export default function SdkCapabilities({data}: Props): ReactNode {
  if (!data) throw new Error('<SdkCapabilities> has no data: is the sdk-data plugin on?');
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">SDK</th>
          {columns.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map(({sdk, title, version, capabilities}) => (
          <tr key={sdk}>
            <th scope="row" className={styles.sdk}>
              {title} {version}
            </th>
            {columns.map(([key]) => (
              <td key={key}>{text(capabilities[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
