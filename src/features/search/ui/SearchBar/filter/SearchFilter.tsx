import type {ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import sdkTitles from '@generated/search/default/sdkTitles.json';
import {SDK_SLOT} from '../../../../../shared/sdkChoice.ts';
import {SDK, SECTION, type Choices} from './filteredClient.ts';
import styles from '../styles.lazy.module.css';

interface Props {
  /** Such as `sdk:python`; empty for everything. */
  filter: string;
  choices: Choices;
  onChange: (filter: string) => void;
}

/** The values of an attribute, the chosen one among them even if it has no result. */
function optionsOf(attribute: string, {choices, filter}: Props): [name: string, count: number][] {
  const [chosen, value = ''] = splitFilter(filter);
  const counts = {...(chosen === attribute ? {[value]: 0} : {}), ...choices[attribute]};
  return Object.entries(counts).filter(([name]) => name !== '');
}

function splitFilter(filter: string): [attribute: string, value: string] {
  const end = filter.indexOf(':');
  return [filter.slice(0, end), filter.slice(end + 1)];
}

function titleOf(attribute: string, name: string): string {
  return (attribute === SDK && sdkTitles[name]) || name;
}

function Group(
  props: Props & {label: string; attribute: string; first?: string | null},
): ReactNode {
  const {label, attribute, first} = props;
  const options = optionsOf(attribute, props);
  const sorted = [
    ...options.filter(([name]) => name === first),
    ...options.filter(([name]) => name !== first),
  ];
  return (
    sorted.length > 0 && (
      <optgroup label={label}>
        {sorted.map(([name, count]) => (
          <option key={name} value={`${attribute}:${name}`}>
            {titleOf(attribute, name)}
            {name === first && ', my SDK'} ({count})
          </option>
        ))}
      </optgroup>
    )
  );
}

/** What a search is limited to: a section of the sidebar, or the pages of an SDK. */
export default function SearchFilter(props: Props): ReactNode {
  const {filter, choices, onChange} = props;
  const [mySdk] = useStorageSlot(SDK_SLOT);
  return (
    <label className={styles.filter}>
      Search in
      <select
        value={filter}
        disabled={!filter && Object.keys(choices).length === 0}
        onChange={({target}) => onChange(target.value)}
      >
        <option value="">All pages</option>
        <Group {...props} label="Sections" attribute={SECTION} />
        <Group {...props} label="SDKs" attribute={SDK} first={mySdk} />
      </select>
    </label>
  );
}
