import {use, useLayoutEffect, useRef, type ReactNode, createContext} from 'react';
import {flushSync} from 'react-dom';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from '../Tabs/styles.module.css';

/** Id shared by the tabs and panels of one group on the page. */
export const TabsIdContext = createContext('');

function id(kind: string, group: string, value: string): string {
  return `${kind}-${group}-${value}`.replace(/[^\w-]/g, '_');
}

export const tabId = (group: string, value: string): string => id('tab', group, value);
export const panelId = (group: string, value: string): string => id('panel', group, value);

/** Replaces the classic panel: a closed one is `hidden="until-found"` and open without JavaScript. */
export default function TabItem({children, value, label}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const group = use(TabsIdContext);
  const panel = useRef<HTMLDivElement>(null);
  const isClosed = value !== selectedValue;

  useLayoutEffect(() => {
    const element = panel.current;
    // React only knows `hidden` as a boolean, which find-in-page and hash links cannot open.
    if (isClosed) {
      element?.setAttribute('hidden', 'until-found');
      // Its box remains, and screen readers would come to a panel with nothing in it.
      element?.setAttribute('aria-hidden', 'true');
    } else {
      element?.removeAttribute('hidden');
      element?.removeAttribute('aria-hidden');
    }
  }, [isClosed]);

  useLayoutEffect(() => {
    const element = panel.current;
    // The browser scrolls to the match right after this event: the panel must be open by then.
    const open = () => flushSync(() => selectValue(value));
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [selectValue, value]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(group, value)}
      aria-labelledby={tabId(group, value)}
      className={styles.panel}
      data-label={label ?? tabValues.find((tab) => tab.value === value)?.label ?? value}
      {...(isClosed ? {'data-closed': ''} : {})}
    >
      {children}
    </div>
  );
}
