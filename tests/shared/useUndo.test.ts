import {expect, it} from 'vitest';
import {otherThan, replaceBy} from '../../src/shared/ui/useUndo.ts';

const text = {yaml: 'metrics: []'};
const example = {yaml: 'example'};
const blank = {yaml: ''};

it('what a button replaced is brought back, and the other way round', () => {
  const replaced = replaceBy(example, text, undefined);
  expect(otherThan(example, replaced)).toBe(text);
  expect(otherThan(text, replaced)).toBe(example);
});

it('what was typed outlasts the second button', () => {
  const replaced = replaceBy(blank, example, replaceBy(example, text, undefined));
  expect(otherThan(blank, replaced)).toBe(text);
});

it('what was brought back and cleared is what comes back', () => {
  const replaced = replaceBy(blank, text, replaceBy(example, text, undefined));
  expect(otherThan(blank, replaced)).toBe(text);
});

it('nothing is brought back over what was typed since, or where nothing changed', () => {
  expect(otherThan({yaml: 'm'}, replaceBy(blank, text, undefined))).toBeUndefined();
  expect(otherThan(blank, replaceBy(blank, {...blank}, undefined))).toBeUndefined();
});
