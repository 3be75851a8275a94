// Wraps the page of a crash: the page start, which keeps clicks until a page is alive, is told to
// let them through.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import OriginalError from '@theme-original/Error';

export default function ErrorPage(props: ComponentProps<typeof OriginalError>): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return <OriginalError {...props} />;
}
