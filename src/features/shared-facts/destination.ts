import type {Code, RootContent} from 'mdast';
import {fence} from '../../shared/mdx/nodes.ts';
import {parseBlocks} from '../../shared/mdx/parseMarkdown.ts';
import {sdkDefinition} from '../sdks/definitions.ts';
import {findDestination, type Destination} from './destinations.ts';

function installFence({install}: Destination): Code {
  return {...fence('bash', install), meta: 'npm2yarn'};
}

function callFence({language, import: imports, setup, call}: Destination): Code {
  const {highlight} = sdkDefinition(language);
  return fence(highlight, `${imports}\n\n${setup}\n\n// in the logger\n${call}`);
}

/** Builds the install line and the call of an event destination. */
export function destination(language: string, name: string): RootContent[] {
  const found = findDestination(name, language);
  return [installFence(found), callFence(found), ...(found.note ? parseBlocks(found.note) : [])];
}
