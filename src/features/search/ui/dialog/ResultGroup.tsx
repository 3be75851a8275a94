import type {MouseEvent, ReactNode} from 'react';
import Hit, {type ShownHit} from './Hit.tsx';
import Icon, {type IconName} from './Icon.tsx';
import styles from './styles.lazy.module.css';

/** Results under a heading; those of a kind with an icon are remembered. */
export interface Group {
  title: string;
  icon?: 'recent' | 'favorite';
  hits: readonly ShownHit[];
}

interface Props {
  group: Group;
  /** Id of the list. */
  id: string;
  rowProps: (hit: ShownHit) => {id: string; isSelected: boolean; onSelect: () => void};
  onOpen: (hit: ShownHit, event: MouseEvent) => void;
  onFavorite: (hit: ShownHit) => void;
  onForget: (hit: ShownHit) => void;
}

interface ActionProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function Action({label, icon, onClick}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/**
 * A heading with the results below it, as a tree: lists may be one, and its items may hold links and
 * buttons, which options of a list box may not.
 */
export default function ResultGroup(props: Props): ReactNode {
  const {group, id, rowProps, onOpen, onFavorite, onForget} = props;
  const {title, icon, hits} = group;
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source" id={`${id}-title`}>
        {title}
      </div>
      <ul role="tree" id={id} aria-labelledby={`${id}-title`}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} icon={icon} {...rowProps(hit)} onOpen={onOpen}>
            {icon && (
              <span className={styles.actions}>
                {icon === 'recent' && (
                  <Action
                    label="Save this search"
                    icon="favorite"
                    onClick={() => onFavorite(hit)}
                  />
                )}
                <Action
                  label={`Remove this search from ${icon === 'recent' ? 'history' : 'favorites'}`}
                  icon="remove"
                  onClick={() => onForget(hit)}
                />
              </span>
            )}
          </Hit>
        ))}
      </ul>
    </section>
  );
}
