import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import MissingLanguage from '../../features/language/ui/MissingLanguage.tsx';
import {chooseHttpClient} from '../../features/language/rememberLanguage.ts';
import {panelId, tabId, TabsIdContext} from '../TabItem/index.tsx';
import {capitalize} from '../../shared/capitalize.ts';
import {indexAfterKey} from '../../shared/keyboard.ts';
import {SDK_PARAMETER} from '../../shared/sdkChoice.ts';
import styles from './styles.module.css';

/** Names of groups whose id is not one in other letters. */
const NAMES = new Map(
  Object.entries({
    sdk: 'SDK',
    npm2yarn: 'Package manager',
    'http-client': 'HTTP client',
    'ai-tool': 'AI tool',
  }),
);

/** What the tabs of a group choose between: “Forking server” for `forking-server`. */
function nameOf(groupId: string): string {
  return NAMES.get(groupId) ?? capitalize(groupId.replaceAll('-', ' '));
}

function TabList({group, groupId}: {group: string; groupId: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    const button = list.current?.querySelectorAll('button')[index];
    const tab = tabValues[index];
    if (button && tab && tab.value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(button);
      selectValue(tab.value);
      if (groupId === 'sdk') chooseHttpClient(tab.value);
    }
    button?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = indexAfterKey(event.key, index, tabValues.length);
    if (next !== undefined) {
      event.preventDefault();
      select(next);
    }
  };

  return (
    <div ref={list} role="tablist" aria-label={groupId && nameOf(groupId)} className={styles.list}>
      {tabValues.map(({value, label}, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(group, value)}
          aria-controls={panelId(group, value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={styles.tab}
          onClick={() => select(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** Replaces the classic tabs: closed panels stay findable, linkable, and open without JavaScript. */
export default function Tabs(props: Props): ReactNode {
  // The language of samples is part of the address, so that a link can ask for it.
  const query = props.groupId === 'sdk' ? {queryString: SDK_PARAMETER} : {};
  const value = useTabsContextValue({...props, ...query});
  const group = useId();
  return (
    <TabsProvider value={value}>
      <TabsIdContext value={group}>
        <div className={styles.tabs}>
          {props.groupId === 'sdk' && (
            <MissingLanguage offered={value.tabValues.map((tab) => tab.value)} />
          )}
          <TabList group={group} groupId={props.groupId} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsIdContext>
    </TabsProvider>
  );
}
