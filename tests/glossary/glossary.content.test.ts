import {describe, expect, it} from 'vitest';
import {glossaryAreas, glossaryTerms} from '../../src/features/glossary/glossary.ts';

const MAX_LENGTH = 250;

/** Returns the values that occur more than once, ignoring case. */
function repeated(values: readonly string[]): string[] {
  const lower = values.map((value) => value.toLowerCase());
  return lower.filter((value, index) => lower.indexOf(value) !== index);
}

const glossary = glossaryTerms();
const retiredNames = glossary.flatMap(({retired = []}) => retired);
const foreignNames = glossary.flatMap(({elsewhere = []}) => elsewhere);
const ownNames = glossary.flatMap(({term, aliases = []}) => [term, ...aliases]);

describe('the glossary', () => {
  it('gives every term an id of its own', () => {
    expect(repeated(glossary.map(({id}) => id))).toEqual([]);
  });

  it('uses every area', () => {
    expect(new Set(glossary.map(({area}) => area))).toEqual(new Set(glossaryAreas));
  });

  it('defines a term in one or two sentences', () => {
    const wrong = glossary.filter(({definition}) => {
      const sentences = definition.match(/[^.?]+(?:\.(?!\s|$)[^.?]+)*[.?](?=\s|$)/g) ?? [];
      const isWhole = sentences.join('').length === definition.length;
      return !isWhole || sentences.length > 2 || definition.length > MAX_LENGTH;
    });
    expect(wrong.map(({id, definition}) => `${id}: ${definition}`)).toEqual([]);
  });

  it('closes its back quotes', () => {
    const open = glossary.filter(({definition}) => definition.split('`').length % 2 === 0);
    expect(open.map(({id}) => id)).toEqual([]);
  });

  it('does without filler words', () => {
    const pattern = /\b(?:simply|just|easily|powerful)\b|!/i;
    expect(glossary.filter(({definition}) => pattern.test(definition))).toEqual([]);
  });

  it('gives every name one meaning', () => {
    expect(repeated([...ownNames, ...retiredNames])).toEqual([]);
    expect(repeated([...retiredNames, ...foreignNames])).toEqual([]);
  });

  it('does not use a retired name itself', () => {
    const wrong = retiredNames.filter((name) =>
      glossary.some(({definition}) => definition.toLowerCase().includes(name.toLowerCase())),
    );
    expect(wrong).toEqual([]);
  });

  it('marks on pages only names that the term has', () => {
    const wrong = glossary.flatMap(({id, term, aliases = [], automatic = []}) =>
      automatic
        .filter((name) => ![term, ...aliases].includes(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
