import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {chatTools, firstMessage} from '../../chatTools.ts';
import {indexAfterKey} from '../../../../shared/keyboard.ts';
import {installLinks, MCP_PATH} from '../../../../shared/mcpServer.ts';
import {copyMarkdown} from '../../../../shared/ui/copyMarkdown.ts';
import OfflineItem from '../../../offline/ui/OfflineItem.tsx';
import DocItems from './DocItems.tsx';
import styles from './styles.module.css';

export interface MenuProps {
  /** Site path of the page's Markdown. */
  path: string;
  /** The item that gets the focus. */
  start: 'first' | 'last';
  /** What opened the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A menu is a column of what tabs are in a row. */
const HORIZONTAL = new Map(
  Object.entries({
    ArrowDown: 'ArrowRight',
    ArrowUp: 'ArrowLeft',
  }),
);

/** How assistants and agents get at all pages. */
const TOOLS_GUIDE = '/guides/engineering/use-these-docs-with-ai-tools/';

/** The theme's look of an entry in a menu. */
const ITEM = 'clean-btn menu__link';

/** Calls back when the reader presses outside of the menu and its button. */
function usePressOutside({button, onClose}: MenuProps, menu: () => Element | null): void {
  useEffect(() => {
    const onPress = ({target}: PointerEvent) => {
      const isInside = [button.current, menu()].some((part) => part?.contains(target as Node));
      if (!isInside) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}

/**
 * What can be done with the page, as a menu.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export default function Items(props: MenuProps): ReactNode {
  const {path, start, button, onClose} = props;
  const {siteConfig} = useDocusaurusContext();
  const list = useRef<HTMLDivElement>(null);
  usePressOutside(props, () => list.current);

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    items()
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);

  const close = () => {
    onClose();
    button.current?.focus();
  };

  const copy = () => {
    close();
    void copyMarkdown(path, 'Copied as Markdown');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = indexAfterKey(HORIZONTAL.get(event.key) ?? event.key, index, all.length);
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Tab') {
      onClose();
    }
  };

  const links: (readonly [label: string, href: string])[] = [
    ['View as Markdown', path],
    ...chatTools.map(
      ({name, address}) =>
        [`Open in ${name}`, address + firstMessage(siteConfig.url + path)] as const,
    ),
    ...Object.entries(installLinks).map(
      ([client, linkTo]) => [`Connect ${client} (MCP)`, linkTo(siteConfig.url + MCP_PATH)] as const,
    ),
    ['Connect another assistant', TOOLS_GUIDE],
  ];

  return (
    // Keys of the items arrive here.
    // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus
    <div
      ref={list}
      role="menu"
      aria-label="Page tools"
      className={`floating ${styles.popup}`}
      onKeyDown={onKeyDown}
    >
      <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={copy}>
        Copy as Markdown
      </button>
      {links.map(([label, href]) => (
        <a
          key={label}
          role="menuitem"
          tabIndex={-1}
          className={ITEM}
          href={href}
          {...(href.startsWith('https:') && {target: '_blank', rel: 'noopener noreferrer'})}
          onClick={onClose}
        >
          {label}
        </a>
      ))}
      <OfflineItem className={ITEM} onClick={close} />
      {!path.startsWith('/blog/') && <DocItems className={ITEM} onClick={onClose} />}
    </div>
  );
}
