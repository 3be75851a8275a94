import type {ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import type {Table} from './types.ts';

/** Button that copies the result as text. */
export function CopyResult({text}: {text: string}): ReactNode {
  return (
    <CopyText text={() => text} label="Copy result" fallbackLabel="Result" classNames={controls} />
  );
}

interface Props extends Table {
  /** Shows the text of a cell; as it is, when absent. */
  show?: (text: string) => ReactNode;
}

/** A table of a result; the first cell of a row names it. */
export default function ResultTable({caption, head, rows, show}: Props): ReactNode {
  return (
    <ScrollableTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{show ? show(cell) : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
