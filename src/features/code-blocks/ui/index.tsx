import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Buttons from './Buttons.tsx';
import {copyableText} from './copyableText.ts';
import Provenance from './Provenance.tsx';
import RunButton, {type FenceEditor} from '../../sql-playground/ui/RunButton.tsx';
import styles from './styles.module.css';

interface Props {
  /** Highlighted inner HTML of the code element, made while building. */
  html: {__html: string};
  language: string;
  title?: string;
  /** What the sample check did with this code, such as "Ran on node-server-sdk 3.10.2". */
  provenance?: string;
  /** How a reader runs the sample: a command per line. */
  commands?: string;
  /** Whether it is SQL that readers can run on the page. */
  runs?: boolean;
  /** Whether parts of it can be replaced by the reader's own values. */
  hasOwnValues?: boolean;
  showLineNumbers?: boolean;
  /** How many lines there are when some of them are folded at first. */
  foldedLines?: string;
}

export default function CodeBlock(props: Props): ReactNode {
  const {
    html,
    language,
    title,
    provenance,
    commands,
    runs,
    showLineNumbers = false,
    foldedLines,
  } = props;
  const pre = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  const [isFolded, setFolded] = useState(foldedLines !== undefined);
  const [edited, setEdited] = useState<{Editor: FenceEditor; text: string}>();
  const name = title ?? `${language} code`;
  if (edited) {
    return (
      <div className={styles.block} data-language={language}>
        {title && <div className={styles.title}>{title}</div>}
        <edited.Editor text={edited.text} onClose={() => setEdited(undefined)} />
      </div>
    );
  }
  return (
    <div className={styles.block} data-language={language}>
      {title && <div className={styles.title}>{title}</div>}
      <pre
        ref={pre}
        // A code block that scrolls must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={name}
        className={clsx(
          styles.pre,
          wraps && styles.wraps,
          showLineNumbers && styles.numbered,
          isFolded && styles.folded,
        )}
      >
        <code dangerouslySetInnerHTML={html} />
      </pre>
      <div className={clsx((runs || foldedLines) && styles.foot)}>
        {foldedLines && (
          <button
            type="button"
            className={clsx(styles.run, styles.unfold)}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? `Show all ${foldedLines} lines` : 'Show fewer lines'}
          </button>
        )}
        {runs && (
          <RunButton
            className={styles.run}
            onLoad={(Editor) => setEdited({Editor, text: copyableText(pre.current)})}
          />
        )}
        {provenance && (
          <Provenance
            label={provenance}
            commands={commands}
            code={() => copyableText(pre.current)}
          />
        )}
      </div>
      <Buttons
        code={pre}
        wraps={wraps}
        onWrap={() => setWraps(!wraps)}
        hasOwnValues={props.hasOwnValues}
      />
    </div>
  );
}
