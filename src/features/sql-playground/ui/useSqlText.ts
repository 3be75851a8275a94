import {useState} from 'react';
import {usePlaygroundLink} from '../../../shared/ui/usePlaygroundLink.ts';
import {hashFor, sqlOf, withHash} from '../state/link.ts';

/** SQL that is kept in the address: read when the page comes alive, written when it changes. */
export function useSqlText(first: string) {
  const [text, setText] = useState(first);
  const notice = usePlaygroundLink({
    shown: text,
    open: async () => {
      const sql = await sqlOf(window.location.hash);
      if (sql !== undefined && sql !== null) setText(sql);
      return sql !== null;
    },
    fold: async (sql) => (sql === first ? '' : hashFor(sql)),
    withLink: withHash,
    tooLong: 'This SQL is too long for a link: copy it instead.',
    changeEvent: 'hashchange',
  });
  return {text, setText, notice};
}
