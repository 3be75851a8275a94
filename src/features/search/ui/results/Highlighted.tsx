import type {ReactNode} from 'react';
import {parseHighlight} from '../../client/parseHighlight.ts';

/** Shows a highlighted value without trusting it: its text as text, its matches marked. */
export default function Highlighted({value}: {value: string}): ReactNode {
  return parseHighlight(value).map(({text, isMatch}, place) =>
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
