import {Fragment, lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {counted} from '../../../shared/format.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {ReloadButton} from '../../../shared/ui/NotLoaded.tsx';
import CopyButton from '../../code-blocks/ui/CopyButton.tsx';
import {Suggestions} from '../../search/ui/results/NothingFound.tsx';
import {
  NOT_FOUND,
  answerText,
  passagePath,
  passageTitle,
  verdictText,
  type Answer,
  type Quote,
  type Turn,
  splitCitations,
} from '../conversation.ts';
import styles from './dialog.lazy.module.css';

/** Loaded while the first answer is looked up, because the parser is larger than the dialog. */
const LazyMarkdown = lazy(lazyImport(() => import('./Markdown.tsx')));

function Markdown(props: {text: string; showText?: (text: string) => ReactNode}): ReactNode {
  return (
    <ErrorBoundary fallback={() => <p>{props.text}</p>}>
      <Suspense fallback={null}>
        <LazyMarkdown {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const BUTTON = 'button button--secondary button--sm';

type Found = Extract<Answer, {status: 'found'}>;

/** Passages: all of them, or those after the first folded away. */
function Passages({answer, onLeave}: {answer: Found; onLeave: () => void}): ReactNode {
  const passages = answer.quotes.map((quote) => (
    <article key={passagePath(quote)} className={styles.quote}>
      <h4>
        <Link to={passagePath(quote)} onClick={onLeave}>
          {passageTitle(quote)}
        </Link>
      </h4>
      <blockquote cite={passagePath(quote)}>
        <Markdown text={quote.text} />
      </blockquote>
    </article>
  ));
  const [first, ...others] = passages;
  return answer.verdict === 'answers' && others.length > 0 ? (
    <>
      {first}
      <details className={styles.passages}>
        <summary className="quiet">{counted(others.length, 'more passage')}</summary>
        {others}
      </details>
    </>
  ) : (
    passages
  );
}

interface WrittenProps {
  text: string;
  answer: Found;
  onLeave: () => void;
  /** The passages. */
  children: ReactNode;
}

/** What a model wrote, as plain text: its links are the numbers of the passages, and no others. */
function WrittenText({text, answer: {quotes}, onLeave, children}: WrittenProps): ReactNode {
  const citation = (number: number): ReactNode => {
    const quote = quotes[number - 1] as Quote;
    const label = `[${number}] ${passageTitle(quote)}`;
    return (
      <Link key={number} to={passagePath(quote)} aria-label={label} onClick={onLeave}>
        [{number}]
      </Link>
    );
  };
  return (
    <section aria-label="Answer">
      <Markdown
        text={text}
        showText={(piece) =>
          splitCitations(piece, quotes.length).map((part, place) => (
            <Fragment key={place}>
              {part.text}
              {part.cited.map(citation)}
            </Fragment>
          ))
        }
      />
      <p className="quiet">
        A language model wrote this from the passages it names; compare it with them before you rely
        on it.
      </p>
      <details className={styles.passages}>
        <summary className="quiet">The passages, word for word</summary>
        {children}
      </details>
    </section>
  );
}

interface Props {
  turn: Turn;
  onLeave: () => void;
  onRetry: (question: string) => void;
  /** Goes to the results for a query. */
  onSearch: (query: string) => void;
}

function FoundAnswer({answer, turn, onLeave, onSearch}: Props & {answer: Found}): ReactNode {
  const {related, runsOn, verdict, written} = answer;
  const passages = <Passages answer={answer} onLeave={onLeave} />;
  return (
    <>
      {written && !written.text && (
        <p className="quiet">{written.problem ?? 'Writing an answer…'}</p>
      )}
      {written?.text ? (
        <WrittenText {...{answer, onLeave}} text={written.text}>
          {passages}
        </WrittenText>
      ) : (
        <div className={styles.found} data-verdict={verdict}>
          <p className={styles.verdict}>{verdictText(verdict)}</p>
          {passages}
        </div>
      )}
      {runsOn.map(({framework, sdk, route}) => (
        <p key={framework}>
          {framework} has no SDK of its own; the{' '}
          <Link to={route} onClick={onLeave}>
            {sdk}
          </Link>{' '}
          runs there.
        </p>
      ))}
      <nav aria-label="Related pages" className={styles.related}>
        {related.length > 0 && (
          <h4>{verdict === 'answers' ? 'Related pages' : 'Search results'}</h4>
        )}
        <ul>
          {related.map(({route, title}) => (
            <li key={route}>
              <Link to={route} onClick={onLeave}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={BUTTON} onClick={() => onSearch(turn.question)}>
          All results
        </button>
        <CopyButton
          name="answer"
          className={BUTTON}
          text={() => answerText(turn, window.location.origin)}
        />
      </nav>
    </>
  );
}

/** The answer to a question: whether the docs answer it, and where they do or come closest. */
export default function AnswerView(props: Props): ReactNode {
  const {turn, onRetry, onSearch} = props;
  const {answer, question} = turn;
  switch (answer.status) {
    case 'searching':
      return <p className="quiet">Searching the docs…</p>;
    case 'found':
      return <FoundAnswer {...props} answer={answer} />;
    case 'notFound':
      return (
        <div className={styles.found} data-verdict="nothing">
          <p className={styles.verdict}>{NOT_FOUND}</p>
          <Suggestions onSearch={onSearch} />
        </div>
      );
    case 'failed':
      return answer.isOutdated ? (
        <>
          <p>
            The docs could not be searched. There may be a newer version of this page. The
            conversation outlasts a reload.
          </p>
          <ReloadButton className={BUTTON} />
        </>
      ) : (
        <>
          <p>
            The docs could not be searched. Check your network connection and try again; the pages
            themselves still work.
          </p>
          <button type="button" className={BUTTON} onClick={() => onRetry(question)}>
            Try again
          </button>
        </>
      );
  }
}
