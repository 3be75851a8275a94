import type {ReactNode} from 'react';
import escapeHtml from 'escape-html';
import CodeBlockFrame from '../../features/code-blocks/ui/index.tsx';
import type {Props} from '@theme/CodeBlock';

function textOf(children: ReactNode): string {
  return Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');
}

/** Replaces the classic theme's Prism code block with ours; text from components is not highlighted. */
export default function CodeBlock({children, language, title}: Props): ReactNode {
  return (
    <CodeBlockFrame
      html={{__html: escapeHtml(textOf(children).replace(/\n$/, ''))}}
      language={language ?? 'text'}
      {...(typeof title === 'string' ? {title} : {})}
    />
  );
}
