import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../../client/searchClient.ts';
import Icon from './Icon.tsx';
import type {Group, RowAttributes, ShownHit} from './types.ts';

/** Shows a text with `<mark>` around what was found: everything is text, the matches are marked. */
function Highlighted({value}: {value: string}): ReactNode {
  return value
    .split(/<\/?mark>/)
    .map((text, place) => (place % 2 === 1 ? <mark key={place}>{text}</mark> : text));
}

interface HeadingProps {
  hit: ShownHit;
  level: keyof SearchHit['hierarchy'];
}

/** A heading with the matches marked, where it was found now. */
function HeadingOf({hit, level}: HeadingProps): ReactNode {
  const marked = hit._highlightResult?.hierarchy[level]?.value;
  return <Highlighted value={marked ?? hit.hierarchy[level] ?? ''} />;
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
  const snippet = hit._snippetResult?.content?.value;
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
            {snippet && (isPage || snippet.includes('<mark>')) && (
              <span className="DocSearch-Hit-path">
                <Highlighted value={snippet} />
              </span>
            )}
          </div>
        </div>
      </Link>
      {children}
    </li>
  );
}
