import {useLayoutEffect, useState, type ReactNode} from 'react';
import {listTags, mergeTags, type Tag} from './tags.ts';
import {updateHead} from './updateHead.ts';

/** What the components on the page want in the head, by the order in which they first rendered. */
const heads = new Map<number, Tag[]>();

let rendered = 0;
let isPlanned = false;

/**
 * Updates the head after all components of a rendering have said what they want, and not in the task of
 * that rendering, which is long enough.
 */
function planUpdate(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    const orders = [...heads.keys()].sort((first, second) => first - second);
    updateHead(mergeTags(orders.map((order) => heads.get(order)!)));
  });
}

interface Props {
  children?: ReactNode;
}

/** Puts its children into the document's head as long as it is on the page. */
export function Helmet({children}: Props): null {
  const [order] = useState(() => (rendered += 1));
  useLayoutEffect(() => {
    heads.set(order, listTags(children));
    planUpdate();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      planUpdate();
    },
    [order],
  );
  return null;
}

/** Stands around the page: in a browser, which has one head, nothing has to be handed on. */
export const HelmetProvider = ({children}: Props): ReactNode => children;
