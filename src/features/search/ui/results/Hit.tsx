import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../../client/searchClient.ts';
import Highlighted from './Highlighted.tsx';
import Icon from './Icon.tsx';
import type {Group, RowAttributes, ShownHit} from './types.ts';

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
  hit: ShownHit;
  icon?: Group['icon'];
  /** Whether it is a heading itself, with the section of the sidebar: none stands above it. */
  isMixed?: boolean;
  row: RowAttributes;
  onOpen: (hit: ShownHit, event: MouseEvent) => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A result: the title of a page or section, and what stands there about the query. */
export default function Hit({hit, icon, isMixed = false, row, onOpen, children}: Props): ReactNode {
  const Title = isMixed ? 'h2' : 'span';
  const isPage = hit.type === 'lvl1';
  const snippet = hit._snippetResult?.content;
  return (
    <li {...row} className="DocSearch-Hit">
      <Link to={hit.url} onClick={(event) => onOpen(hit, event)}>
        <div className="DocSearch-Hit-Container">
          <Icon name={icon ?? (isPage ? 'page' : 'section')} />
          <div className="DocSearch-Hit-content-wrapper">
            <Title className="DocSearch-Hit-title">
              <HeadingOf hit={hit} level={hit.type} />
            </Title>
            {(isMixed || !isPage) && (
              <span className="DocSearch-Hit-path">
                {isMixed && hit.hierarchy.lvl0}
                {isMixed && !isPage && ' › '}
                {!isPage && <HeadingOf hit={hit} level="lvl1" />}
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
