import {useState, type ComponentType, type ReactNode} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';

const load = lazyImport(() => import('./ChangeList.tsx'));

/** Shows on demand which sentences of a page changed; what shows them is loaded then. */
export default function WhatChanged({pathname}: {pathname: string}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<{pathname: string}>>();
  const [error, setError] = useState<unknown>();

  const toggle = () => {
    setOpen(!isOpen);
    setError(undefined);
    load().then((module) => setList(() => module.default), setError);
  };

  return (
    <>
      <button
        type="button"
        className="clean-btn link-button"
        data-scripted=""
        aria-expanded={isOpen}
        onClick={toggle}
      >
        What changed
      </button>
      {isOpen && List && <List pathname={pathname} />}
      {isOpen && error !== undefined && (
        <p role="alert">
          <NotLoaded what="The list of changes could not be loaded." error={error} />
        </p>
      )}
    </>
  );
}
