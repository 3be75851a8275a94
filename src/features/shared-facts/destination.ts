import type {Code, RootContent} from 'mdast';
import {sdkDefinition} from '../sdks/definitions.ts';
import {destinationsIn, findDestination, type Destination} from './destinations.ts';
import {fence} from '../../shared/mdx/nodes.ts';
import {parseBlocks} from '../../shared/mdx/parseMarkdown.ts';
import {table} from '../../shared/mdx/table.ts';

function installFence({install, version = ''}: Destination): Code {
  const lang = install.startsWith('implementation ') ? 'groovy' : 'bash';
  const meta = install.startsWith('npm ') ? 'npm2yarn' : null;
  return {type: 'code', lang, meta, value: install.replace('{version}', version)};
}

function callFence({language, import: imports, setup, call}: Destination): Code {
  const lang = sdkDefinition(language).highlight;
  const remark = lang === 'python' || lang === 'ruby' ? '#' : '//';
  return fence(lang, `${imports}\n\n${setup}\n\n${remark} in the logger\n${call}`);
}

function overview(language: string): RootContent {
  return table<Destination>(
    [
      {title: 'Destination', cell: ({title}) => title},
      {title: 'Package', cell: (each) => `\`${each.package}\``},
      {title: 'Version', cell: ({version = ''}) => version},
    ],
    destinationsIn(language),
  );
}

/**
 * Builds the install line and the call of an event destination; without a name, a table of the
 * destinations of that language.
 */
export function destination(language: string, name: string | undefined): RootContent[] {
  if (name === undefined) {
    return [overview(language)];
  }
  const found = findDestination(name, language);
  return [installFence(found), callFence(found), ...(found.note ? parseBlocks(found.note) : [])];
}
