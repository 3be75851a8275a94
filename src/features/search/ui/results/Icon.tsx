import type {ReactNode} from 'react';

const PATHS = {
  search: 'M14.4 14.4 18 18m-1.6-8.9a7.3 7.3 0 1 1-14.6 0 7.3 7.3 0 0 1 14.6 0Z',
  page: 'M6 3h7l4 4v10H6zM13 3v4h4',
  section: 'M8 4 6.5 16M13.5 4 12 16M4.5 8h11M4 12h11',
  recent: 'M10 6v4l2.5 1.5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  favorite: 'm10 3.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7-4.2-2.2-4.2 2.2.8-4.7L3.2 8.2l4.7-.7Z',
  remove: 'm6 6 8 8m0-8-8 8',
  ask: 'M4 4h12v9H9l-3.5 3v-3H4zM10 6.2l.9 1.8 1.8.9-1.8.9-.9 1.8-.9-1.8-1.8-.9 1.8-.9Z',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  name: IconName;
  className?: string;
}

/** An icon of a row, or of what opens the search. */
export default function Icon({name, className = 'DocSearch-Hit-icon'}: Props): ReactNode {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
