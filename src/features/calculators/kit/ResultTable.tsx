import type {ReactNode} from 'react';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import type {Table} from './types.ts';

/** A table of a result; the first cell of a row names it. */
export default function ResultTable({caption, head, rows}: Table): ReactNode {
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
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
