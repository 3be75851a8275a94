import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {closeOnBack} from '../../src/shared/ui/dialog/closeOnBack.ts';

const opener = {isConnected: true};
const title = {setAttribute: vi.fn(), focus: vi.fn()};
const body = {};
const page = {body, activeElement: opener as object, querySelector: () => title};

/** What the page waits for: steps in its history, and its next picture. */
let steps: ((event: {isTrusted: boolean}) => void)[] = [];
let pictures: (() => void)[] = [];

const goBack = (isTrusted = true) => steps.forEach((step) => step({isTrusted}));
const show = () => pictures.splice(0).forEach((picture) => picture());

beforeEach(() => {
  vi.useFakeTimers();
  opener.isConnected = true;
  page.activeElement = opener;
  [steps, pictures] = [[], []];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    addEventListener: (_: string, step: (typeof steps)[0]) => steps.push(step),
    removeEventListener: (_: string, step: (typeof steps)[0]) => {
      steps = steps.filter((other) => other !== step);
    },
    requestAnimationFrame: (picture: () => void) => pictures.push(picture),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('a step back closes what covers the page; an event of a script does not', () => {
  const close = vi.fn();
  const stop = closeOnBack(close);
  goBack(false);
  expect(close).not.toHaveBeenCalled();
  goBack();
  expect(close).toHaveBeenCalledTimes(1);
  stop();
  goBack();
  expect(close).toHaveBeenCalledTimes(1);
});

it('the title of the page gets the focus that went with the page before', () => {
  closeOnBack(() => undefined);
  goBack();
  show();
  expect(title.focus).not.toHaveBeenCalled();
  [opener.isConnected, page.activeElement] = [false, body];
  show();
  expect(title.focus).toHaveBeenCalledTimes(1);
});

it('a focus that the reader has moved, or that stays on the page, is left alone', () => {
  closeOnBack(() => undefined);
  goBack();
  vi.advanceTimersByTime(10_000);
  show();
  expect(pictures).toEqual([]);
  goBack();
  [opener.isConnected, page.activeElement] = [false, title];
  show();
  expect(title.focus).not.toHaveBeenCalled();
});
