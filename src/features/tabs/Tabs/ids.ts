import {createContext} from 'react';

/** Id shared by the tabs and panels of one group on the page. */
export const TabsIdContext = createContext('');

function id(kind: string, group: string, value: string): string {
  return `${kind}-${group}-${value}`.replace(/[^\w-]/g, '_');
}

export const tabId = (group: string, value: string): string => id('tab', group, value);
export const panelId = (group: string, value: string): string => id('panel', group, value);
