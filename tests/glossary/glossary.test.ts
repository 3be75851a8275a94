import {describe, expect, it} from 'vitest';
import {
  findTerm,
  foreignNames,
  glossary,
  glossaryAreas,
  retiredNames,
} from '../../src/features/glossary/glossary.ts';

const MAX_LENGTH = 250;

/** Returns the values that occur more than once, ignoring case. */
function repeated(values: readonly string[]): string[] {
  const lower = values.map((value) => value.toLowerCase());
  return lower.filter((value, index) => lower.indexOf(value) !== index);
}

const ownNames = glossary.flatMap(({term, aliases = []}) => [term, ...aliases]);

describe('the glossary', () => {
  it('finds a term by its id', () => {
    expect(findTerm('subject')?.term).toBe('subject');
    expect(findTerm('subjct')).toBeUndefined();
  });

  it('gives every term an id of its own that works as a hash', () => {
    const ids = glossary.map(({id}) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
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
    const others = [...retiredNames, ...foreignNames].map(({name}) => name);
    expect(repeated([...ownNames, ...retiredNames.map(({name}) => name)])).toEqual([]);
    expect(repeated(others)).toEqual([]);
  });

  it('does not use a retired name itself', () => {
    const wrong = retiredNames.filter(({name}) =>
      glossary.some(({definition}) => definition.toLowerCase().includes(name.toLowerCase())),
    );
    expect(wrong.map(({name}) => name)).toEqual([]);
  });
});
