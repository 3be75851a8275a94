import {useEffect, useRef, useState} from 'react';
import {isExampleId, type ExampleId} from '../examples/names.ts';
import {foldState, unfoldState} from '../state/link.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {loadExample} from './loadExample.ts';

const STATE = 'playground';
const EXAMPLE = 'example';
const WRITE_DELAY_MS = 400;

export interface Opened {
  state: PlaygroundState;
  example: ExampleId | null;
}

const BROKEN = 'The link is broken or from another version, so the playground starts fresh.';
const TOO_LONG = 'This configuration is too long for a link: copy it as JSON instead.';

function addressWith(link: string | undefined, example: ExampleId | null): string {
  const {pathname, search, hash} = window.location;
  const query = new URLSearchParams(search);
  query.delete(STATE);
  query.delete(EXAMPLE);
  if (example) query.set(EXAMPLE, example);
  else if (link) query.set(STATE, link);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
}

async function openLink(search: string): Promise<Opened | 'broken' | undefined> {
  const query = new URLSearchParams(search);
  const [link, example] = [query.get(STATE), query.get(EXAMPLE)];
  if (link !== null) {
    const state = await unfoldState(link);
    return state ? {state, example: null} : 'broken';
  }
  if (example === null) return undefined;
  return isExampleId(example) ? {state: await loadExample(example), example} : 'broken';
}

/**
 * Keeps the playground in the address: reads it when the page comes alive, and writes what changes.
 *
 * @param isFirst whether nothing differs from how the page is served.
 * @param open shows what the address holds.
 * @returns what to say about the link, if anything.
 */
export function useLink(
  {state, example}: Opened,
  isFirst: boolean,
  open: (opened: Opened) => void,
): string | undefined {
  const [notice, setNotice] = useState<string>();
  const isRead = useRef(false);

  useEffect(() => {
    const {search} = window.location;
    void openLink(search)
      .catch(() => 'broken' as const)
      .then((opened) => {
        isRead.current = true;
        if (opened === 'broken') setNotice(BROKEN);
        else if (opened) open(opened);
      });
  }, []);

  useEffect(() => {
    const write = async () => {
      if (!isRead.current || isFirst) return;
      const link = example ? undefined : await foldState(state);
      setNotice(example || link ? undefined : TOO_LONG);
      window.history.replaceState(window.history.state, '', addressWith(link, example));
    };
    const timer = window.setTimeout(() => void write(), WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [state, example, isFirst]);

  return notice;
}
