import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {playgroundLink} from '../state/link.ts';

/** A link that opens SQL in the playground; nothing when it is too long for an address. */
export default function PlaygroundLink({sql}: {sql: string}): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOutdated = false;
    void playgroundLink(sql).then((link) => !isOutdated && setAddress(link));
    return () => {
      isOutdated = true;
    };
  }, [sql]);
  return address && <Link to={address}>Open in the playground</Link>;
}
