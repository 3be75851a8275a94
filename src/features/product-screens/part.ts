import * as z from 'zod';
import {byFirstKey, type Kind} from './byFirstKey.ts';
import {button, buttons, columns, panel} from './parts/containers.ts';
import {checkbox, radio, toggle, field, select} from './parts/fields.ts';
import {menu, tabs, blank, code, heading, writing} from './parts/lists.ts';
import {plot} from './parts/plot.ts';
import {table} from './parts/table.ts';

const inner: Kind = z.lazy(() => part);

/** Any part of a screen. */
export const part = byFirstKey('part', {
  field,
  select,
  radio,
  checkbox,
  toggle,
  text: writing,
  heading,
  button,
  buttons: buttons(inner),
  tabs,
  menu,
  code,
  table,
  plot,
  panel: panel(inner),
  columns: columns(inner),
  blank,
});
