import type {ReactNode} from 'react';

interface Props {
  /** A line; the magnifying glass if left out. */
  path?: string;
  className?: string;
}

/** An icon of a row, or of what opens the search. */
export default function Icon({
  path = 'M14.4 14.4 18 18m-1.6-8.9a7.3 7.3 0 1 1-14.6 0 7.3 7.3 0 0 1 14.6 0Z',
  className = 'DocSearch-Hit-icon',
}: Props): ReactNode {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  );
}
