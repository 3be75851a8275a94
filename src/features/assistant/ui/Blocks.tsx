import {Fragment, type ReactNode} from 'react';
import type {Block, Inline} from '../blocks.ts';
import escapeHtml from 'escape-html';
import CodeBlock from '../../code-blocks/ui/index.tsx';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import styles from './dialog.lazy.module.css';

interface Showing {
  /** Shows a piece of running text; as it stands if left out. */
  showInline?: (inline: Inline) => ReactNode;
}

function plainInline({kind, text}: Inline): ReactNode {
  return kind !== 'text' ? <code>{text}</code> : text;
}

function OneBlock({block, showInline = plainInline}: Showing & {block: Block}): ReactNode {
  const showInlines = (inlines: readonly Inline[]): ReactNode =>
    inlines.map((inline, place) => <Fragment key={place}>{showInline(inline)}</Fragment>);
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return <p data-kind={block.kind}>{showInlines(block.inlines)}</p>;
    case 'formula':
      return (
        <p>
          <code>{block.text}</code>
        </p>
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
                  <th key={place}>{showInlines(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>{showInlines(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
          {block.omitted > 0 && (
            <p className={styles.more}>
              {block.omitted === 1 ? '1 more row' : `${block.omitted} more rows`} on the page
            </p>
          )}
        </>
      );
    case 'steps':
      return (
        <ol start={block.start} className={styles.steps}>
          {block.steps.map((step, place) => (
            <li key={place}>
              <Blocks blocks={step} showInline={showInline} />
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
