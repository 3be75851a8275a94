import type {ReactNode} from 'react';
import {OutdatedPage} from '../outdatedPage.ts';

/** Loads the page anew, for what only a newer version of it can do. */
export function ReloadButton({className}: {className?: string}): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload
    </button>
  );
}

interface Props {
  /** What failed, such as `The form could not be loaded.` */
  what: string;
  /** Why; undefined while nothing has failed. */
  error: unknown;
  /** What to do once the network is back. */
  retry?: string;
  /** A sentence about what a reload costs, where it costs something. */
  children?: ReactNode;
}

/** Says that a part could not be loaded, and what helps: a reload of an old page, or else the network. */
export default function NotLoaded({what, error, retry = 'try again', children}: Props): ReactNode {
  if (error === undefined) return null;
  return error instanceof OutdatedPage ? (
    <>
      {what} {error.message} {children}{' '}
      <ReloadButton className="button button--secondary button--sm" />
    </>
  ) : (
    `${what} Check your network connection and ${retry}.`
  );
}
