import {expect, it} from 'vitest';
import {indexAfterKey} from '../../src/shared/keyboard.ts';

it('moves through tabs with arrows, around the ends, and with Home and End', () => {
  expect(indexAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(2);
  expect(indexAfterKey('Home', 2, 3)).toBe(0);
  expect(indexAfterKey('End', 0, 3)).toBe(2);
});

it('leaves other keys alone', () => {
  expect(indexAfterKey('Tab', 1, 3)).toBeUndefined();
});
