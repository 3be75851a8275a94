import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

const WRITE_DELAY_MS = 400;

const BROKEN = 'The link is broken or from another version, so the playground starts fresh.';

interface Options<Shown> {
  /** What is shown: the same value until something changes. */
  shown: Shown;
  /** Shows what the address holds, if anything; tells whether it could be read. */
  open: () => Promise<boolean>;
  /** What a link holds of it: nothing of what the page begins with; undefined when it is too long. */
  fold: (shown: Shown) => Promise<string | undefined>;
  /** An address with that in it, and everything else kept. */
  withLink: (address: Location, link: string) => string;
  /** Said of what is too long for a link. */
  tooLong: string;
  /** What the window tells when the address holds something else. */
  changeEvent?: string;
}

/**
 * Keeps what a playground shows in its address: opens it when the page comes alive, writes what
 * changes, and writes it again after a step inside the page. An address that could not be opened
 * stays until something changes, so that a reload can try again.
 */
export function usePlaygroundLink<Shown>(options: Options<Shown>): string | undefined {
  const {shown, open, fold, withLink, tooLong, changeEvent} = options;
  const [notice, setNotice] = useState<string>();
  const location = useLocation();
  const opening = useRef<Promise<void>>(undefined);
  /** What the page began with, until something else is shown. */
  const untouched = useRef<Shown | undefined>(shown);

  useEffect(() => {
    const read = () => {
      opening.current = open().then((isReadable) => {
        if (!isReadable) setNotice(BROKEN);
      });
    };
    read();
    if (!changeEvent) return;
    window.addEventListener(changeEvent, read);
    return () => window.removeEventListener(changeEvent, read);
  }, []);

  useEffect(() => {
    if (shown === untouched.current) return;
    untouched.current = undefined;
    let isOld = false;
    const write = async () => {
      await opening.current;
      const link = await fold(shown);
      if (isOld) return;
      setNotice(link === undefined ? tooLong : undefined);
      window.history.replaceState(window.history.state, '', withLink(window.location, link ?? ''));
    };
    const timer = window.setTimeout(() => void write(), WRITE_DELAY_MS);
    return () => {
      isOld = true;
      window.clearTimeout(timer);
    };
  }, [shown, location]);

  return notice;
}
