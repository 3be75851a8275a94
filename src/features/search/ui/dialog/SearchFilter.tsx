import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import sdkTitles from '@generated/search/default/sdkTitles.json';
import {SDK_SLOT} from '../../../../shared/sdkChoice.ts';
import {SDK, SECTION, type Facets} from '../searchState.ts';
import styles from './styles.lazy.module.css';

interface Props {
  /** Such as `sdk:python`; empty for everything. */
  filter: string;
  facets: Facets;
  onChange: (filter: string) => void;
}

/** The values of an attribute with their filters, the chosen one among them even without results. */
function Group({
  label,
  attribute,
  first,
  filter,
  facets,
}: Omit<Props, 'onChange'> & {label: string; attribute: string; first?: string | null}): ReactNode {
  const chosen = filter.startsWith(`${attribute}:`) && filter.slice(attribute.length + 1);
  const counts = {...(chosen ? {[chosen]: 0} : {}), ...facets[attribute]};
  const options = Object.entries(counts).filter(([name]) => name !== '');
  const sorted = options.sort(([a], [b]) => Number(b === first) - Number(a === first));
  return (
    sorted.length > 0 && (
      <optgroup label={label}>
        {sorted.map(([name, count]) => (
          <option key={name} value={`${attribute}:${name}`}>
            {(attribute === SDK && sdkTitles[name]) || name}
            {name === first && ', my SDK'} ({count})
          </option>
        ))}
      </optgroup>
    )
  );
}

/** What a search is limited to: a section of the sidebar, or the pages of an SDK. */
export default function SearchFilter({filter, facets, onChange}: Props): ReactNode {
  const [mySdk] = useStorageSlot(SDK_SLOT);
  return (
    <label className={styles.filter}>
      Search in
      <select
        value={filter}
        disabled={!filter && Object.keys(facets).length === 0}
        onChange={({target}) => onChange(target.value)}
      >
        <option value="">All pages</option>
        <Group {...{filter, facets}} label="Sections" attribute={SECTION} />
        <Group {...{filter, facets}} label="SDKs" attribute={SDK} first={mySdk} />
      </select>
    </label>
  );
}
