import {useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import RunButton, {type FenceEditor} from '../../sql-playground/ui/RunButton.tsx';
import styles from './styles.module.css';
import {downloadFile} from '../../../shared/ui/downloadFile.ts';
import CopyButton from './CopyButton.tsx';

/** The code as a reader wants it on the clipboard: a last line break would run a command at once. */
function copyableText(pre: Element | null): string {
  return (pre?.textContent ?? '').replace(/\n$/, '');
}

interface ProvenanceProps {
  /** What the sample check did, such as "Ran on node-server-sdk 3.10.2". */
  label: string;
  /** How a reader runs the sample: a command per line. */
  commands: string | undefined;
  /** The sample as the reader sees it, with their own values. */
  code: () => string;
}

/** The line below a sample that says how it was checked, and how to run it oneself. */
function Provenance({label, commands, code}: ProvenanceProps): ReactNode {
  if (commands === undefined) {
    return (
      <div className={styles.provenance} data-markdown-ignore="">
        {label}
      </div>
    );
  }
  const file = commands.slice(commands.lastIndexOf(' ') + 1);
  return (
    <details className={styles.provenance} data-markdown-ignore="">
      <summary>{label} · run it yourself</summary>
      <div className={styles.commands}>
        <pre>{commands}</pre>
        <button type="button" className={styles.run} onClick={() => downloadFile(code(), file)}>
          Download {file}
        </button>
        {commands.includes('example-flags') && (
          <Link to="/sdks/running-samples/">Get the example flags</Link>
        )}
      </div>
    </details>
  );
}

interface ButtonsProps {
  code: RefObject<HTMLPreElement | null>;
  wraps: boolean;
  onWrap: () => void;
  /** Whether parts of the code can be replaced by the reader's own values. */
  hasOwnValues: boolean | undefined;
}

/** The buttons of a code block: wrap its lines, use one's own values, copy. */
function Buttons({code, wraps, onWrap, hasOwnValues}: ButtonsProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={wraps}
        aria-label="Wrap long lines"
        title="Wrap long lines"
        onClick={onWrap}
      >
        <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2-2m-2 2 2 2M4 18h4" />
        </svg>
      </button>
      {hasOwnValues && (
        <button
          type="button"
          className={styles.button}
          aria-label="Use your own values"
          title="Use your own values"
          data-own-setup=""
        >
          <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="m4 20 1-4L16 5l3 3L8 19z" />
          </svg>
        </button>
      )}
      <CopyButton text={() => copyableText(code.current)} className={styles.button} />
    </div>
  );
}

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
      <div className={`framed ${styles.block}`} data-language={language}>
        {title && <div className={styles.title}>{title}</div>}
        <edited.Editor text={edited.text} onClose={() => setEdited(undefined)} />
      </div>
    );
  }
  return (
    <div className={`framed ${styles.block}`} data-language={language}>
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
      <div className={clsx((runs || foldedLines) && ['cluster', styles.foot])}>
        {foldedLines && (
          <button
            type="button"
            className={styles.run}
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
