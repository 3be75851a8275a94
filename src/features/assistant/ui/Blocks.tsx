import type {ReactNode} from 'react';
import type {Block, TextBlock} from '../blocks.ts';
import escapeHtml from 'escape-html';
import CodeBlock from '../../code-blocks/ui/index.tsx';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import styles from './dialog.lazy.module.css';

function Text({inlines}: TextBlock): ReactNode {
  return inlines.map(({text, isCode}, place) => (isCode ? <code key={place}>{text}</code> : text));
}

function OneBlock({block}: {block: Block}): ReactNode {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return (
        <p data-kind={block.kind}>
          <Text {...block} />
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
                  <th key={place}>{cell}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
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
  }
}

/** Shows quoted blocks. Everything is text; nothing of a page's markup is trusted. */
export default function Blocks({blocks}: {blocks: readonly Block[]}): ReactNode {
  return blocks.map((block, place) => <OneBlock key={place} block={block} />);
}
