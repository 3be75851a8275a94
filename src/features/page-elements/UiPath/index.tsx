import type {ReactNode} from 'react';

/** A path through menus, such as Flags → Environments. */
export default function UiPath({children}: {children: ReactNode}): ReactNode {
  return <strong>{children}</strong>;
}
