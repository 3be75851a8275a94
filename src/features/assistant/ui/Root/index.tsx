import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Assistant from '../index.tsx';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      {/* The page must not go down with it. */}
      <ErrorBoundary fallback={() => null}>
        <Assistant />
      </ErrorBoundary>
    </>
  );
}
