import type {ReactNode} from 'react';

/**
 * What only screen readers are told, because it is seen elsewhere. It stays on the page while there is
 * nothing to say: they watch a place only once it is there.
 */
export default function LiveRegion({children}: {children: ReactNode}): ReactNode {
  return (
    <span role="status" className="only-heard">
      {children}
    </span>
  );
}
