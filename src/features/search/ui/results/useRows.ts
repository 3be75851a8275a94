import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import type {RowAttributes} from './types.ts';

/** The row after the results, which asks the assistant. */
export const ASK = 'ask';

/**
 * The row that Enter opens, the first one unless the reader chose another. Arrow keys move through
 * the rows; Enter waits for the results of what is typed.
 *
 * @param rows names of the rows, in their order.
 * @param id begins the ids of their elements, which hold a link or a button.
 * @param isBusy whether the rows are still those of another query.
 */
export function useRows(rows: readonly string[], id: string, isBusy: boolean) {
  const [chosen, setChosen] = useState<string>();
  const isEntered = useRef(false);
  const selected = rows.find((row) => row === chosen) ?? rows[0] ?? ASK;
  const idOf = (row: string): string => `${id}-row-${rows.indexOf(row)}`;
  const enter = (): void => {
    isEntered.current = false;
    const row = document.getElementById(idOf(selected));
    row?.querySelector<HTMLElement>('a, button')?.click();
  };
  useEffect(() => {
    if (isEntered.current && !isBusy) {
      enter();
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, nativeEvent} = event;
    if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) {
      return;
    }
    event.preventDefault();
    if (key !== 'Enter') {
      const step = key === 'ArrowDown' ? 1 : rows.length - 1;
      const next = rows[(rows.indexOf(selected) + step) % rows.length] ?? ASK;
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
    } else if (isBusy) {
      isEntered.current = true;
    } else {
      enter();
    }
  };
  const select = (row: string | undefined): void => {
    isEntered.current = false;
    setChosen(row);
  };
  const attributesOf = (row: string): RowAttributes => ({
    ...{id: idOf(row), role: 'treeitem', 'aria-selected': row === selected},
    onMouseMove: () => select(row),
  });
  return {selected: idOf(selected), select, attributesOf, onKeyDown};
}
