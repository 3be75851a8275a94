import type {ReactNode} from 'react';
import CodeField from '../../../shared/ui/CodeField/index.tsx';
import {lazyImport} from '../../../shared/lazyImport.ts';
import type {Problem} from '../engine/problem.ts';

const loadEditor = lazyImport(() => import('./jsonEditor.ts'));

interface Props {
  text: string;
  problems: readonly Problem[];
  /** Id of the element that lists them. */
  problemsId: string;
  onChange: (text: string) => void;
}

/** The text of the configuration with its problems. */
export default function ConfigurationEditor(props: Props): ReactNode {
  return <CodeField label="Configuration (UFC JSON)" rows={24} load={loadEditor} {...props} />;
}
