import type {ReactNode} from 'react';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import type {OutcomeTable} from './types.ts';

function Table({caption, head, rows}: OutcomeTable): ReactNode {
  return (
    <ScrollableTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>
                <TextWithCode text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

export default function OutcomeTables({tables}: {tables: readonly OutcomeTable[]}): ReactNode {
  return tables.map((table) => <Table key={table.caption} {...table} />);
}
