import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Other calculators with this result's numbers filled in. */
export default function Links({links}: {links: readonly {label: string; to: string}[]}): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p>Go on with these numbers:</p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
