// Wraps the view of a page part that loads or failed to: while building, a part that cannot be
// loaded would be published as a red box, so the build fails instead.
import type {ComponentProps, ReactNode} from 'react';
import OriginalLoading from '@theme-original/Loading';

export default function Loading(props: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (props.error && typeof window === 'undefined') {
    throw new Error('A part of the page could not be loaded while building.', {
      cause: props.error as unknown,
    });
  }
  return <OriginalLoading {...props} />;
}
