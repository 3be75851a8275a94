import * as z from 'zod';
import {byFirstKey} from '../byFirstKey.ts';
import {type Drawn, block, shape, words, text, together} from '../drawn.ts';
import {button} from './containers.ts';
import escapeHtml from 'escape-html';

const written = z
  .strictObject({words: z.union([z.literal(''), text])})
  .transform((cell): Drawn => ({html: words('words', cell.words), says: cell.words, labels: []}));

const blank = z
  .strictObject({blank: z.literal(true)})
  .transform((): Drawn => ({html: shape('bar'), says: '', labels: []}));

const toggle = z.strictObject({toggle: z.boolean()}).transform((cell): Drawn => ({
  html: shape(cell.toggle ? 'toggle on' : 'toggle'),
  says: cell.toggle ? 'switch on' : 'switch off',
  labels: [],
}));

const readButton = button.transform((drawn): Drawn => {
  return {...drawn, html: block('inline', drawn.html), says: drawn.says.replace(/\.$/, '')};
});

const kinds = {words: written, blank, toggle, button: readButton};

/** A cell of a table: words, or a mapping of one of the kinds above. */
const cell = z.preprocess(
  (given) => (typeof given === 'object' ? given : {words: given}),
  byFirstKey('cell', kinds),
);

/** From so many columns on, the rows of a table are stacked on a phone. */
const WIDE = 4;

/** A cell that knows its column: on a phone, it stands before the content. */
function drawCell({html}: Drawn, column: string): string {
  return `<div class="screen-cell" data-column="${escapeHtml(column)}">${html}</div>`;
}

/** A table; elements of another kind than a page's own tables, whose style is another. */
export const table = z
  .strictObject({
    table: z.array(z.union([z.literal(''), text])).min(1),
    rows: z.array(z.array(cell)).min(1),
  })
  .superRefine(({table: head, rows}, context) => {
    rows.forEach((row, index) => {
      if (row.length === head.length) return;
      const message = `has ${row.length} cells; the table has ${head.length} columns`;
      context.addIssue({code: 'custom', path: ['rows', index], message});
    });
  })
  .transform(({table: head, rows}): Drawn => {
    const named = head.filter(Boolean);
    const title = block('row head', ...head.map((column) => words('cell', column)));
    const body = rows.map((row) =>
      block('row', ...row.map((each, index) => drawCell(each, head[index]!))),
    );
    const told = rows.map((row) => row.map(({says}) => says).filter(Boolean));
    return {
      html: block(
        head.length < WIDE ? 'table' : 'table wide',
        named.length > 0 ? title : '',
        ...body,
      ),
      says: [
        named.length > 0 ? `Table with the columns ${named.join(', ')}.` : 'Table.',
        ...told.filter((row) => row.length > 0).map((row) => `Row: ${row.join(', ')}.`),
      ].join(' '),
      labels: [...named, ...together(rows.flat()).labels],
    };
  });
