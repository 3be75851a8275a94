// Replaces the classic theme's Prism code block with ours; text from components is not highlighted.
import type {ReactNode} from 'react';
import escapeHtml from 'escape-html';
import CodeBlockFrame from '@site/src/components/CodeBlock';
import type {Props} from '@theme/CodeBlock';

function textOf(children: ReactNode): string {
  return Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
}

export default function CodeBlock({children, language, title}: Props): ReactNode {
  return (
    <CodeBlockFrame
      html={escapeHtml(textOf(children).replace(/\n$/, ''))}
      language={language ?? 'text'}
      {...(typeof title === 'string' ? {title} : {})}
    />
  );
}
