import type {ReactNode} from 'react';
import escapeHtml from 'escape-html';
import CodeBlockFrame from '../index.tsx';
import type {Props} from '@theme/CodeBlock';

function textOf(children: ReactNode): string {
  return Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
}

export default function CodeBlock({children, language, title}: Props): ReactNode {
  return (
    <CodeBlockFrame
      html={{__html: escapeHtml(textOf(children).replace(/\n$/, ''))}}
      language={language ?? 'text'}
      {...(typeof title === 'string' ? {title} : {})}
    />
  );
}
