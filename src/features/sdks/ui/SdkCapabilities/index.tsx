import type {ReactNode} from 'react';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import type {capabilitiesData, SdkCapability} from '../../views/capabilities.ts';
import styles from './styles.module.css';

const columns = [
  ['details', 'Evaluation details'],
  ['bandits', 'Bandits'],
  ['deduplication', 'Deduplicated logging'],
  ['polling', 'Polling'],
  ['offlineConfiguration', 'Start without network'],
] as const satisfies readonly (readonly [SdkCapability, string])[];

function text(value: boolean | string): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

/** What each SDK can do; the remark plugin sets the data. */
export default function SdkCapabilities({
  data,
}: {
  data: ReturnType<typeof capabilitiesData>;
}): ReactNode {
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
