import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {reasonAgainst} from './linkMistakes.ts';

/** Files besides pages that hold addresses of pages, and how an address stands on a line there. */
const PLACES: readonly (readonly [files: string, address: RegExp])[] = [
  ['src/config/redirects.yaml', /^\/.*: '?(\/[^']*)'?$/],
  ['src/features/addresses/movedAnchors.json', /^ +"[^"]+": "(\/[^"]*)"/],
  ['src/features/glossary/glossary.yaml', /^ +link: (\S+)$/],
  ['src/**/*.{ts,tsx}', /\bto(?::\s|=)["'](\/[^"']*\/(?:#[^"']*)?)["']/],
];

interface FoundAddress {
  file: string;
  /** From 1. */
  line: number;
  address: string;
}

/** Finds the addresses of pages in the lines of a file. */
export function findAddresses(file: string, source: string, pattern: RegExp): FoundAddress[] {
  return source.split('\n').flatMap((text, index) => {
    const address = pattern.exec(text)?.[1];
    return address === undefined ? [] : [{file, line: index + 1, address}];
  });
}

/** Lists the addresses of pages that stand in data and code: redirects, links. */
export function dataAddresses(): FoundAddress[] {
  return PLACES.flatMap(([files, pattern]) =>
    globSync(files)
      .sort()
      .flatMap((file) => findAddresses(file, readFileSync(file, 'utf8'), pattern)),
  );
}

/** Finds the addresses that lead to no page, file or heading, with the nearest that does. */
export function addressMistakes(addresses: readonly FoundAddress[]): Diagnostic[] {
  return addresses.flatMap(({file, line, address}) => {
    const message = reasonAgainst(address, file);
    return message ? [{file, line, message}] : [];
  });
}
