import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import controls from './styles.lazy.module.css';

interface Props {
  title: string;
  /** What a reader whose browser runs no scripts is told, where something cannot be used. */
  withoutScript: string;
  className?: string;
  /** Whether the page's Markdown leaves it out. */
  isForScreens?: boolean;
  children: ReactNode;
}

/** The frame of a tool: a region that its title names, and a note where scripts do not run. */
export default function Panel(props: Props): ReactNode {
  const {title, withoutScript, className, isForScreens, children} = props;
  const id = useId();
  return (
    <section
      className={clsx(controls.panel, className)}
      aria-labelledby={id}
      data-markdown-ignore={isForScreens}
    >
      <p id={id} className={controls.title}>
        {title}
      </p>
      <noscript>
        <p className={controls.note}>{withoutScript}</p>
      </noscript>
      {children}
    </section>
  );
}
