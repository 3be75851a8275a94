import type {ReactNode} from 'react';
import OriginalIconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';

/** Wraps the icon to give it a size of its own: where style sheets are missing, it fills the page. */
export default function IconHome(props: Props): ReactNode {
  return <OriginalIconHome width="18" height="18" {...props} />;
}
