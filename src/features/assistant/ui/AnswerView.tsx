import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {NOT_FOUND, answerText, passagePath, passageTitle, verdictText} from '../answerText.ts';
import type {Quote, Turn} from '../conversation.ts';
import type {RelatedPage} from '../types.ts';
import CopyButton from '../../code-blocks/ui/CopyButton.tsx';
import {lazyImport} from '../../../shared/lazyImport.ts';
import ReloadButton from '../../../shared/ui/ReloadButton.tsx';
import {searchPageAddress} from '../../search/ui/searchPageAddress.ts';
import {useSearchSettings} from '../../search/ui/useSearchSettings.ts';
import Blocks from './Blocks.tsx';
import styles from './dialog.lazy.module.css';

/** Loaded where a model writes answers. */
const WrittenAnswer = lazy(lazyImport(() => import('./WrittenAnswer.tsx')));

const BUTTON = 'button button--secondary button--sm';

interface Props {
  turn: Turn;
  /** Called when the reader follows a link. */
  onLeave: () => void;
  /** Ends the writing of the answer. */
  onStop: () => void;
  onRetry: (question: string) => void;
}

function SearchLink({question, onLeave}: {question: string; onLeave: () => void}): ReactNode {
  const {searchPagePath} = useSearchSettings();
  return (
    searchPagePath && (
      <p>
        <Link to={searchPageAddress(searchPagePath, question)} onClick={onLeave}>
          Search all pages for “<bdi>{question}</bdi>”
        </Link>
      </p>
    )
  );
}

function Passages({quotes, onLeave}: {quotes: readonly Quote[]; onLeave: () => void}): ReactNode {
  return quotes.map((quote) => (
    <article key={passagePath(quote)} className={styles.quote}>
      <h4>
        <Link to={passagePath(quote)} onClick={onLeave}>
          {passageTitle(quote)}
        </Link>
      </h4>
      <blockquote cite={passagePath(quote)}>
        <Blocks blocks={quote.blocks} />
      </blockquote>
    </article>
  ));
}

interface RelatedPagesProps {
  pages: readonly RelatedPage[];
  onLeave: () => void;
}

function RelatedPages({pages, onLeave}: RelatedPagesProps): ReactNode {
  return (
    pages.length > 0 && (
      <nav aria-label="Related pages" className={styles.related}>
        <h4>Related pages</h4>
        <ul>
          {pages.map(({route, title}) => (
            <li key={route}>
              <Link to={route} onClick={onLeave}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

function Found({turn, onLeave, onStop}: Props): ReactNode {
  const {answer} = turn;
  if (answer.status !== 'found') {
    return null;
  }
  const {quotes, written} = answer;
  const passages = <Passages quotes={quotes} onLeave={onLeave} />;
  return (
    <>
      {answer.runsOn.map(({framework, sdk, route}) => (
        <p key={framework}>
          {framework} has no SDK of its own; the{' '}
          <Link to={route} onClick={onLeave}>
            {sdk}
          </Link>{' '}
          runs there.
        </p>
      ))}
      <p className={styles.note}>{verdictText(answer.verdict)}</p>
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
        passages
      )}
      <RelatedPages pages={answer.related} onLeave={onLeave} />
      <CopyButton
        name="answer"
        className={styles.copy}
        text={() => answerText(turn, window.location.origin)}
      />
    </>
  );
}

/** The answer to a question: quotes, or in plain words that there is none. */
export default function AnswerView(props: Props): ReactNode {
  const {turn, onLeave, onRetry} = props;
  switch (turn.answer.status) {
    case 'searching':
      return <p className={styles.note}>Searching the docs…</p>;
    case 'found':
      return <Found {...props} />;
    case 'notFound':
      return (
        <>
          <p>{NOT_FOUND}</p>
          <SearchLink question={turn.question} onLeave={onLeave} />
        </>
      );
    case 'failed': {
      const {isOutdated} = turn.answer;
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
            <button type="button" className={BUTTON} onClick={() => onRetry(turn.question)}>
              Try again
            </button>
          )}
        </>
      );
    }
  }
}
