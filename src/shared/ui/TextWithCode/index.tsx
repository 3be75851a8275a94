import {Fragment, type ReactNode} from 'react';

/** A sentence from a data file; back quotes in it mark code. */
export default function TextWithCode({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
