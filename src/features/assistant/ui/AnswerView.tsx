import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {counted} from '../../../shared/counted.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import ReloadButton from '../../../shared/ui/ReloadButton.tsx';
import CopyButton from '../../code-blocks/ui/CopyButton.tsx';
import TopResults from '../../search/ui/results/TopResults.tsx';
import {Suggestions} from '../../search/ui/results/NothingFound.tsx';
import {NOT_FOUND, answerText, passagePath, passageTitle, verdictText} from '../answerText.ts';
import type {Answer, Quote, Turn} from '../conversation.ts';
import Blocks from './Blocks.tsx';
import styles from './dialog.lazy.module.css';

/** Loaded where a model writes answers. */
const WrittenAnswer = lazy(lazyImport(() => import('./WrittenAnswer.tsx')));

const BUTTON = 'button button--secondary button--sm';

interface Props {
  turn: Turn;
  isNewest: boolean;
  /** Called when the reader follows a link. */
  onLeave: () => void;
  /** Ends the writing of the answer. */
  onStop: () => void;
  onRetry: (question: string) => void;
  /** Goes to the results for a query. */
  onSearch: (query: string) => void;
}

function Passage({quote, onLeave}: {quote: Quote; onLeave: () => void}): ReactNode {
  return (
    <article className={styles.quote}>
      <h4>
        <Link to={passagePath(quote)} onClick={onLeave}>
          {passageTitle(quote)}
        </Link>
      </h4>
      <blockquote cite={passagePath(quote)}>
        <Blocks blocks={quote.blocks} />
      </blockquote>
    </article>
  );
}

type Found = Extract<Answer, {status: 'found'}>;

/** The passages: the one that answers, with the others folded, or all that may. */
function Passages({answer, onLeave}: {answer: Found; onLeave: () => void}): ReactNode {
  const {quotes, verdict} = answer;
  const shown = verdict === 'answers' ? 1 : quotes.length;
  const passages = quotes.map((quote) => (
    <Passage key={passagePath(quote)} quote={quote} onLeave={onLeave} />
  ));
  const folded = passages.slice(shown);
  return (
    <>
      {passages.slice(0, shown)}
      {folded.length > 0 && (
        <details className={styles.passages}>
          <summary>{counted(folded.length, 'more passage')}</summary>
          {folded}
        </details>
      )}
    </>
  );
}

/** Where else to look: the pages that follow, or all that search finds for what may not be answered. */
function Elsewhere({
  answer,
  turn,
  isNewest,
  onLeave,
  onSearch,
}: Props & {answer: Found}): ReactNode {
  const {quotes, related, verdict} = answer;
  const {question} = turn;
  return (
    <nav aria-label="Related pages" className={styles.related}>
      {verdict === 'closest' && isNewest ? (
        <TopResults text={question} seen={quotes.map(passagePath)} onLeave={onLeave}>
          <button type="button" className={BUTTON} onClick={() => onSearch(question)}>
            All results
          </button>
        </TopResults>
      ) : (
        related.length > 0 && (
          <>
            <h4>Related pages</h4>
            <ul>
              {related.map(({route, title}) => (
                <li key={route}>
                  <Link to={route} onClick={onLeave}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )
      )}
    </nav>
  );
}

function FoundAnswer(props: Props & {answer: Found}): ReactNode {
  const {answer, turn, onLeave, onStop} = props;
  const {quotes, runsOn, verdict, written} = answer;
  const passages = <Passages answer={answer} onLeave={onLeave} />;
  return (
    <>
      {written?.problem && <p className={styles.note}>{written.problem}</p>}
      {written?.text || written?.state === 'writing' ? (
        <ErrorBoundary fallback={() => passages}>
          <Suspense fallback={<p className={styles.note}>Writing an answer…</p>}>
            <WrittenAnswer written={written} quotes={quotes} onLeave={onLeave} onStop={onStop}>
              {passages}
            </WrittenAnswer>
          </Suspense>
        </ErrorBoundary>
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
      <Elsewhere {...props} />
      <CopyButton
        name="answer"
        className="button button--secondary button--sm"
        text={() => answerText(turn, window.location.origin)}
      />
    </>
  );
}

/** The answer to a question: whether the docs answer it, and where they do or come closest. */
export default function AnswerView(props: Props): ReactNode {
  const {turn, onRetry, onSearch} = props;
  const {answer, question} = turn;
  switch (answer.status) {
    case 'searching':
      return <p className={styles.note}>Searching the docs…</p>;
    case 'found':
      return <FoundAnswer {...props} answer={answer} />;
    case 'notFound':
      return (
        <div className={styles.found} data-verdict="nothing">
          <p className={styles.verdict}>{NOT_FOUND}</p>
          <Suggestions onSearch={onSearch} />
        </div>
      );
    case 'failed': {
      const {isOutdated} = answer;
      return (
        <>
          <p>
            The docs could not be searched.{' '}
            {isOutdated
              ? 'There may be a newer version of this page. The conversation outlasts a reload.'
              : 'Check your network connection and try again; the pages themselves still work.'}
          </p>
          {isOutdated ? (
            <ReloadButton className={BUTTON} />
          ) : (
            <button type="button" className={BUTTON} onClick={() => onRetry(question)}>
              Try again
            </button>
          )}
        </>
      );
    }
  }
}
