import {useEffect, useRef, useState} from 'react';
import {hashFor, sqlOf} from '../state/link.ts';

const WRITE_DELAY_MS = 400;

const BROKEN = 'The link is broken or from another version, so the playground starts fresh.';
const TOO_LONG = 'This SQL is too long for a link: copy it instead.';

/** SQL that is kept in the address: read when the page comes alive, written when it changes. */
export function useSqlText(first: string) {
  const [text, setText] = useState(first);
  const [notice, setNotice] = useState<string>();
  const isRead = useRef(false);

  useEffect(() => {
    const read = async () => {
      const sql = await sqlOf(window.location.hash);
      isRead.current = true;
      if (sql === null) setNotice(BROKEN);
      else if (sql !== undefined) setText(sql);
    };
    void read();
    const reread = () => void read();
    window.addEventListener('hashchange', reread);
    return () => window.removeEventListener('hashchange', reread);
  }, []);

  useEffect(() => {
    const write = async () => {
      if (!isRead.current || text === first) return;
      const hash = await hashFor(text);
      setNotice(hash ? undefined : TOO_LONG);
      const {pathname, search} = window.location;
      window.history.replaceState(window.history.state, '', pathname + search + (hash ?? ''));
    };
    const timer = window.setTimeout(() => void write(), WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text, first]);

  return {text, setText, notice};
}
