import type {ReactNode} from 'react';
import clsx from 'clsx';
import {openAssistant} from './openAssistant.ts';
import styles from './styles.module.css';

interface Props {
  label?: string;
  /** Set in the side menu of narrow screens. */
  mobile?: boolean;
}

/** The navbar item kind `custom-assistant`: opens the assistant. */
export default function AssistantNavbarItem({label = 'Ask', mobile = false}: Props): ReactNode {
  const button = (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        styles.item,
        mobile ? 'menu__link' : 'navbar__item navbar__link',
      )}
      aria-haspopup="dialog"
      onClick={openAssistant}
    >
      {label}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
