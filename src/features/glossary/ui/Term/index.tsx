import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';
import {useTooltip} from './useTooltip.ts';
import styles from './styles.module.css';

interface Props {
  /** Id in `src/features/glossary/glossary.yaml`. */
  id: string;
  /** Set by the glossary-terms plugin. */
  definition?: string;
  /** The words in the text. */
  children?: ReactNode;
}

/** A word with its definition at hand, linked to its place in the glossary. */
export default function Term({id, definition, children}: Props): ReactNode {
  const tooltipId = useId();
  const {isOpen, anchor, box, handlers} = useTooltip();
  if (definition === undefined) {
    throw new Error(`<Term id="${id}"> has no definition: is the glossary-terms plugin on?`);
  }
  return (
    <span className={styles.root} {...handlers}>
      <Link
        ref={anchor}
        className={styles.term}
        to={`/glossary/#${id}`}
        aria-describedby={tooltipId}
      >
        {children}
      </Link>
      <span
        ref={box}
        className={styles.tooltip}
        id={tooltipId}
        role="tooltip"
        popover="manual"
        hidden={!isOpen}
      >
        <TextWithCode text={definition} />
      </span>
    </span>
  );
}
