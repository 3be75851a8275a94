import {useLayoutEffect, useRef, type ReactNode} from 'react';
import katex from 'katex';
import MathStylesheet from '../../math/ui/MathStylesheet/index.tsx';

/** A formula as the pages draw it. What KaTeX does not know stays TeX. */
export default function Formula({tex, isBlock}: {tex: string; isBlock: boolean}): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Into the element: the site's policy forbids styles in a text of HTML.
    katex.render(tex, place.current!, {
      displayMode: isBlock,
      throwOnError: false,
      strict: false,
      trust: false,
    });
  }, [tex, isBlock]);
  return (
    <>
      <MathStylesheet />
      <span ref={place} />
    </>
  );
}
