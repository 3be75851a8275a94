import type {ReactNode} from 'react';

/** The magnifying glass of what opens the search. */
export default function SearchIcon(): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      className="DocSearch-Search-Icon"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path
        d="M14.4 14.4 18 18m-1.6-8.9a7.3 7.3 0 1 1-14.6 0 7.3 7.3 0 0 1 14.6 0Z"
        stroke="currentColor"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
