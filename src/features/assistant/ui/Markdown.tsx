import {createElement, Fragment, lazy, Suspense, useMemo, type ReactNode} from 'react';
import escapeHtml from 'escape-html';
import type {Nodes} from 'mdast';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazyImport} from '../../../shared/lazyImport.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import CodeBlock from '../../code-blocks/ui/index.tsx';
import {parseMarkdown} from '../quote.ts';

/** Loaded with the first formula: KaTeX is larger than the dialog. */
const Formula = lazy(lazyImport(() => import('./Formula.tsx')));

/** A formula; its TeX until it is drawn, and where it cannot be. */
function Drawn({tex, isBlock = false}: {tex: string; isBlock?: boolean}): ReactNode {
  const source = <code>{tex}</code>;
  const drawn = (
    <ErrorBoundary fallback={() => source}>
      <Suspense fallback={source}>
        <Formula tex={tex} isBlock={isBlock} />
      </Suspense>
    </ErrorBoundary>
  );
  return isBlock ? (
    // One that is too wide scrolls, and must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className="formula-block" tabIndex={0} role="group" aria-label="Formula">
      {drawn}
    </div>
  ) : (
    drawn
  );
}

/** Elements of nodes that are nothing but their content; of others the content stands alone. */
const ELEMENTS: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  heading: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
  tableRow: 'tr',
  tableCell: 'td',
};

type ShowText = (text: string) => ReactNode;

function showAll(nodes: readonly Nodes[], showText: ShowText): ReactNode {
  return nodes.map((node, place) => <Fragment key={place}>{show(node, showText)}</Fragment>);
}

/** Shows a node. Everything is text, links too: nothing of a text becomes markup. */
function show(node: Nodes, showText: ShowText): ReactNode {
  switch (node.type) {
    case 'text':
      return showText(node.value);
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'inlineMath':
      return <Drawn tex={node.value} />;
    case 'math':
      return <Drawn tex={node.value} isBlock />;
    case 'code': {
      // So that Markdown leaves the TeX as it is.
      if (node.lang === 'math') return <Drawn tex={node.value} isBlock />;
      const title = /title="(.*)"/.exec(node.meta ?? '')?.[1] ?? `${node.lang ?? ''} code`;
      const html = {__html: escapeHtml(node.value)};
      return <CodeBlock html={html} language="sample" title={title} />;
    }
    case 'list': {
      const items = showAll(node.children, showText);
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const [head, ...rows] = node.children;
      return (
        <ScrollableTable>
          <thead>
            <tr>
              {head?.children.map((cell, place) => (
                <th key={place}>{showAll(cell.children, showText)}</th>
              ))}
            </tr>
          </thead>
          <tbody>{showAll(rows, showText)}</tbody>
        </ScrollableTable>
      );
    }
    default: {
      const content = 'children' in node ? showAll(node.children, showText) : null;
      const element = ELEMENTS[node.type];
      return element ? createElement(element, null, content) : content;
    }
  }
}

interface Props {
  text: string;
  /** Shows a piece of plain text; as it stands if left out. */
  showText?: ShowText;
}

/** Shows Markdown as quotes and models have it. */
export default function Markdown({text, showText = (piece) => piece}: Props): ReactNode {
  const {children} = useMemo(() => parseMarkdown(text), [text]);
  return showAll(children, showText);
}
