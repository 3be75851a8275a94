import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../../client/searchClient.ts';
import Icon from '../Icon.tsx';
import styles from './styles.lazy.module.css';
import {ICONS, type Group, type RowAttributes, type ShownHit} from './types.ts';

interface Props {
  group: Group;
  /** Id of the list. */
  id: string;
  rowOf: (hit: ShownHit) => RowAttributes;
  onOpen: (hit: ShownHit, event: MouseEvent) => void;
  onFavorite: (hit: ShownHit) => void;
  onForget: (hit: ShownHit) => void;
}

/** Shows a text with `<mark>` around what was found: everything is text, the matches are marked. */
function Highlighted({value}: {value: string}): ReactNode {
  return value
    .split(/<\/?mark>/)
    .map((text, place) => (place % 2 === 1 ? <mark key={place}>{text}</mark> : text));
}

interface HitProps {
  hit: ShownHit;
  /** A mixed group has no title: its results are headings, with the section of the sidebar. */
  group: Group;
}

/** A result: the title of a page or section, and what stands there about the query. */
function Hit({hit, group: {icon, isMixed}}: HitProps): ReactNode {
  const Title = isMixed ? 'h2' : 'span';
  const isPage = hit.type === 'lvl1';
  const snippet = hit._snippetResult?.content?.value;
  const headingOf = (level: keyof SearchHit['hierarchy']): string =>
    hit._highlightResult?.hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
  return (
    <div className="DocSearch-Hit-Container">
      <Icon path={ICONS[icon ?? (isPage ? 'page' : 'section')]} />
      <div className="DocSearch-Hit-content-wrapper">
        <Title className="DocSearch-Hit-title">
          <Highlighted value={headingOf(hit.type)} />
        </Title>
        {(isMixed || !isPage) && (
          <span className="DocSearch-Hit-path">
            {isMixed && hit.hierarchy.lvl0}
            {isMixed && !isPage && ' › '}
            {!isPage && <Highlighted value={headingOf('lvl1')} />}
          </span>
        )}
        {snippet && (isPage || snippet.includes('<mark>')) && (
          <span className="DocSearch-Hit-path">
            <Highlighted value={snippet} />
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * A heading with the results below it, as a tree: lists may be one, and its items may hold links and
 * buttons, which options of a list box may not.
 */
export default function ResultGroup(props: Props): ReactNode {
  const {group, id, rowOf, onOpen, onFavorite, onForget} = props;
  const {title, icon, isMixed, hits} = group;
  const action = (label: string, path: string, onClick: () => void): ReactNode => (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={path} />
    </button>
  );
  const forget = `Remove this search from ${icon === 'recent' ? 'history' : 'favorites'}`;
  return (
    <section className="DocSearch-Hits">
      {!isMixed && (
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {title}
        </div>
      )}
      <ul id={id} {...(isMixed ? {} : {role: 'tree', 'aria-labelledby': `${id}-title`})}>
        {hits.map((hit) => (
          <li key={hit.objectID} {...rowOf(hit)} className="DocSearch-Hit">
            <Link to={hit.url} onClick={(event) => onOpen(hit, event)}>
              <Hit {...{hit, group}} />
            </Link>
            {icon && (
              <span className={styles.actions}>
                {icon === 'recent' &&
                  action('Save this search', ICONS.favorite, () => onFavorite(hit))}
                {action(forget, ICONS.remove, () => onForget(hit))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
