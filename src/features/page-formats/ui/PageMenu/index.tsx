import {useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {markdownPath} from '../../../../shared/paths.ts';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import type {MenuProps} from './Items.tsx';
import styles from './styles.module.css';

const loadMenu = lazyImport(() => import('./Items.tsx'));

/** Where keys on the button open the menu. */
const STARTS = new Map<string, MenuProps['start']>(
  Object.entries({ArrowDown: 'first', ArrowUp: 'last'}),
);

// A preload that fails is no failure yet: opening tries again and reports it.
const preload = () => void loadMenu().catch(() => undefined);

interface Props {
  permalink: string;
  /** Minutes to read the page; a post says so itself. */
  minutes?: number | undefined;
}

/** Button for what can be done with the page, such as copying it as Markdown; the menu behind it loads on first use. */
export default function PageMenu({permalink, minutes}: Props): ReactNode {
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  /** Undefined while the menu is closed. */
  const [start, setStart] = useState<MenuProps['start']>();
  const [isFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = markdownPath(permalink);

  const open = (item: MenuProps['start']) => {
    setStart(item);
    setFailed(false);
    loadMenu().then(
      ({default: LoadedMenu}) => setMenu(() => LoadedMenu),
      () => {
        setStart(undefined);
        setFailed(true);
      },
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = STARTS.get(event.key);
    if (item) {
      event.preventDefault();
      open(item);
    }
  };

  return (
    <div className={styles.root} data-markdown-ignore="">
      <Head>
        <link rel="alternate" type="text/markdown" href={path} />
      </Head>
      {minutes && <span>{minutes} min read</span>}
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onClick={() => (start ? setStart(undefined) : open('first'))}
      >
        <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
        </svg>
        <span>Page tools</span>
      </button>
      {isFailed && (
        <p role="alert" className={`floating ${styles.popup}`}>
          The menu could not be loaded. <a href={path}>View as Markdown</a>
        </p>
      )}
      {Menu && start && (
        <Menu path={path} start={start} button={button} onClose={() => setStart(undefined)} />
      )}
    </div>
  );
}
