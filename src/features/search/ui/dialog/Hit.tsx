import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../../client/searchClient.ts';
import Highlighted from '../Highlighted.tsx';
import Icon, {type IconName} from './Icon.tsx';
import type {StoredHit} from './useStoredSearches.ts';

/** A result on display: one that was found now, or is remembered. */
export type ShownHit = StoredHit & Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

type Level = keyof SearchHit['hierarchy'];

/** The name of a result where nothing stands above it: of its page, and of the section if it is one. */
export function titleOf(hit: ShownHit): string {
  const {hierarchy, type} = hit;
  return [...new Set([hierarchy.lvl1, hierarchy[type]])].filter(Boolean).join(': ');
}

/** A heading with the matches marked, where it was found now. */
function HeadingOf({hit, level}: {hit: ShownHit; level: Level}): ReactNode {
  const marked = hit._highlightResult?.hierarchy[level]?.value;
  return marked === undefined ? hit.hierarchy[level] : <Highlighted value={marked} />;
}

interface Props {
  id: string;
  hit: ShownHit;
  icon?: IconName | undefined;
  isSelected: boolean;
  /** Called when the mouse moves over it. */
  onSelect: () => void;
  onOpen: (hit: ShownHit, event: MouseEvent) => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A result: the title of a page or section, and what stands there about the query. */
export default function Hit({
  id,
  hit,
  icon,
  isSelected,
  onSelect,
  onOpen,
  children,
}: Props): ReactNode {
  const isPage = hit.type === 'lvl1';
  const snippet = hit._snippetResult?.content;
  return (
    <li
      id={id}
      className="DocSearch-Hit"
      role="treeitem"
      aria-selected={isSelected}
      onMouseMove={isSelected ? undefined : onSelect}
    >
      <Link to={hit.url} onClick={(event) => onOpen(hit, event)}>
        <div className="DocSearch-Hit-Container">
          <Icon name={icon ?? (isPage ? 'page' : 'section')} />
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <HeadingOf hit={hit} level={hit.type} />
            </span>
            {!isPage && (
              <span className="DocSearch-Hit-path">
                <HeadingOf hit={hit} level="lvl1" />
              </span>
            )}
            {snippet && (isPage || snippet.matchLevel !== 'none') && (
              <span className="DocSearch-Hit-path">
                <Highlighted value={snippet.value} />
              </span>
            )}
          </div>
        </div>
      </Link>
      {children}
    </li>
  );
}
