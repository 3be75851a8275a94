import {glossaryTerms} from '../../src/features/glossary/glossary.ts';
import type {JudgedQuery} from '../../src/features/search/cli/evaluate.ts';

/** Names of terms, their other names in these docs and elsewhere, and the pages that explain them. */
export const glossaryNames: readonly JudgedQuery[] = glossaryTerms().flatMap(
  ({term, aliases = [], retired = [], elsewhere = [], link}) =>
    [term, ...aliases, ...retired, ...elsewhere].map((query) => ({
      query,
      routes: [link.replace(/#.*/, '')],
    })),
);
