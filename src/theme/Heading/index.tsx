// Replaces the classic heading: its link stands beside what is called a heading, not in it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.css';

/**
 * A heading with a link to itself. For screen readers the link stands beside the heading, whose name
 * would else be said twice: “Install the SDK Direct link to Install the SDK”.
 */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const anchorClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const name = `Direct link to ${typeof children === 'string' ? children : id}`;
  return (
    <As {...props} className={clsx('anchor', anchorClass, className)} id={id} role="none">
      <span role="heading" aria-level={Number(As.slice(1))}>
        {children}
      </span>
      <Link className="hash-link" to={`#${id}`} aria-label={name}>
        &#8203;
      </Link>
    </As>
  );
}
