import {useEffect, useState} from 'react';
import {playgroundAddress} from '../../state/playgroundAddress.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';

/** Where the playground opens with what is typed; undefined while that is too long for a link. */
export function useAddress(state: PlaygroundState, initial: string): string | undefined {
  const [address, setAddress] = useState<string | undefined>(initial);
  useEffect(() => {
    let isOld = false;
    void playgroundAddress(state).then((found) => {
      if (!isOld) setAddress(found);
    });
    return () => {
      isOld = true;
    };
  }, [state]);
  return address;
}
