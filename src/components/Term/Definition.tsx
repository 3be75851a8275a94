import {Fragment, type ReactNode} from 'react';

/** The text of a definition; back quotes in it mark code. */
export default function Definition({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
