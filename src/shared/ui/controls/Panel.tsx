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
  /** What undoes and resets, beside the title. */
  buttons?: ReactNode;
  /** The fields, at the left of the answer where there is room. */
  form?: ReactNode;
  /** What the fields change first: it stands beside them, or right below them. */
  answer?: ReactNode;
  /** The rest of a tool with a form; or all of it. */
  children: ReactNode;
}

/** The frame of a tool: a region that its title names, and a note where scripts do not run. */
export default function Panel(props: Props): ReactNode {
  const {title, withoutScript, className, isForScreens, buttons, form, answer, children} = props;
  const id = useId();
  return (
    <section
      className={clsx('framed', controls.panel, className)}
      aria-labelledby={id}
      data-markdown-ignore={isForScreens}
    >
      <div className={controls.head}>
        <p id={id} className={controls.title}>
          {title}
        </p>
        {buttons && (
          <div className={controls.buttons} data-markdown-ignore>
            {buttons}
          </div>
        )}
      </div>
      <noscript>
        <p className={controls.note}>{withoutScript}</p>
      </noscript>
      {form ? (
        <div className={controls.panes}>
          <div className={controls.form}>{form}</div>
          <div className={clsx(controls.outcome, controls.sticky)}>
            <div className={controls.answer}>{answer}</div>
            <div className={controls.details}>{children}</div>
          </div>
        </div>
      ) : (
        children
      )}
    </section>
  );
}
