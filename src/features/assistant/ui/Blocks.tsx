import {Fragment, lazy, Suspense, type ReactNode} from 'react';
import escapeHtml from 'escape-html';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {counted} from '../../../shared/counted.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import CodeBlock from '../../code-blocks/ui/index.tsx';
import type {Block, Inline} from '../blocks.ts';
import styles from './dialog.lazy.module.css';

/** Loaded with the first formula: KaTeX is larger than the dialog. */
const Formula = lazy(lazyImport(() => import('./Formula.tsx')));

interface Showing {
  /** Shows a piece of plain text; as it stands if left out. */
  showText?: (text: string) => ReactNode;
}

/** A formula; its TeX until it is drawn, and where it cannot be. */
function Drawn({tex, isBlock = false}: {tex: string; isBlock?: boolean}): ReactNode {
  const source = <code>{tex}</code>;
  return (
    <ErrorBoundary fallback={() => source}>
      <Suspense fallback={source}>
        <Formula tex={tex} isBlock={isBlock} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Inlines({inlines, showText}: Showing & {inlines: readonly Inline[]}): ReactNode {
  return inlines.map(({kind, text}, place) => {
    switch (kind) {
      case 'code':
        return <code key={place}>{text}</code>;
      case 'math':
        return <Drawn key={place} tex={text} />;
      case 'text':
        return <Fragment key={place}>{showText ? showText(text) : text}</Fragment>;
    }
  });
}

function OneBlock({block, showText}: Showing & {block: Block}): ReactNode {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return (
        <p data-kind={block.kind}>
          <Inlines inlines={block.inlines} showText={showText} />
        </p>
      );
    case 'formula':
      return (
        // One that is too wide scrolls, and must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        <div className={styles.formula} tabIndex={0} role="group" aria-label="Formula">
          <Drawn tex={block.text} isBlock />
        </div>
      );
    case 'code':
      return (
        <CodeBlock html={{__html: escapeHtml(block.text)}} language="sample" title={block.name} />
      );
    case 'table':
      return (
        <>
          <ScrollableTable>
            <thead>
              <tr>
                {block.head.map((cell, place) => (
                  <th key={place}>
                    <Inlines inlines={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Inlines inlines={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
          {block.omitted > 0 && (
            <p className={styles.note}>{counted(block.omitted, 'more row')} on the page</p>
          )}
        </>
      );
    case 'steps':
      return (
        <ol start={block.start} className={styles.steps}>
          {block.steps.map((step, place) => (
            <li key={place}>
              <Blocks blocks={step} showText={showText} />
            </li>
          ))}
        </ol>
      );
  }
}

/** Shows blocks. Everything is text; nothing of a page's markup is trusted. */
export default function Blocks({
  blocks,
  ...showing
}: Showing & {blocks: readonly Block[]}): ReactNode {
  return blocks.map((block, place) => <OneBlock key={place} block={block} {...showing} />);
}
