import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

interface ListProps {
  legend: string;
  add: string;
  onAdd: () => void;
  children: ReactNode;
}

/** Things of a kind below each other; the keyboard goes on in the one that is added. */
export default function ItemList({legend, add, onAdd, children}: ListProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const addItem = () => {
    flushSync(onAdd);
    const item = button.current?.previousElementSibling;
    item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <fieldset className={styles.items}>
      <legend className={controls.label}>{legend}</legend>
      {children}
      <button ref={button} type="button" className={controls.button} onClick={addItem}>
        {add}
      </button>
    </fieldset>
  );
}

interface RemoveProps {
  item: string;
  onRemove: () => void;
}

/** Removes an item of a list; the keyboard goes on at the button that adds one. */
export function RemoveItem({item, onRemove}: RemoveProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(controls.button, styles.remove)}
      aria-label={`Remove ${item}`}
      onClick={({currentTarget}) => {
        currentTarget.closest('fieldset')?.querySelector<HTMLElement>(':scope > button')?.focus();
        onRemove();
      }}
    >
      ×
    </button>
  );
}
