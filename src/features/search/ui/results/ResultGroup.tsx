import type {MouseEvent, ReactNode} from 'react';
import Hit from './Hit.tsx';
import Icon, {type IconName} from './Icon.tsx';
import styles from './styles.lazy.module.css';
import type {Group, RowAttributes, ShownHit} from './types.ts';

interface Props {
  group: Group;
  /** Id of the list. */
  id: string;
  rowOf: (hit: ShownHit) => RowAttributes;
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
  const {group, id, rowOf, onOpen, onFavorite, onForget} = props;
  const {title, icon, isMixed, hits} = group;
  return (
    <section className="DocSearch-Hits">
      {!isMixed && (
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {title}
        </div>
      )}
      <ul id={id} {...(isMixed ? {} : {role: 'tree', 'aria-labelledby': `${id}-title`})}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} {...{hit, icon, isMixed, onOpen}} row={rowOf(hit)}>
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
