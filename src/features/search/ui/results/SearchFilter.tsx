import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import sdkTitles from '@generated/search/default/sdkTitles.json';
import {SDK_SLOT} from '../../../../shared/sdkChoice.ts';
import {SDK, searchNews, SECTION, type SearchState} from '../searchState.ts';
import styles from './styles.lazy.module.css';

interface GroupProps {
  label: string;
  attribute: string;
  /** The value that comes first. */
  first?: string | null;
  filter: string;
  facets: SearchState['facets'];
}

/** The values of an attribute with their filters, the chosen one among them even without results. */
function Group({label, attribute, first, filter, facets}: GroupProps): ReactNode {
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

interface Props {
  search: SearchState;
  /** Such as `sdk:python`; empty for everything. */
  filter: string;
  onChange: (filter: string) => void;
}

/** What a search is limited to, a section of the sidebar or the pages of an SDK, and what it brings. */
export default function SearchFilter({search, filter, onChange}: Props): ReactNode {
  const [mySdk] = useStorageSlot(SDK_SLOT);
  const {facets, status} = search;
  const hasFailed = status === 'error' || status === 'outdated';
  return (
    <div className={`cluster ${styles.bar}`}>
      <label className={`cluster ${styles.filter}`}>
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
      <p data-status={status}>{!hasFailed && searchNews(search)}</p>
    </div>
  );
}
