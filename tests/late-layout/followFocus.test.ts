import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {followFocus} from '../../src/features/late-layout/followFocus.ts';

const WINDOW = 700;

const focused = {
  top: 0,
  scrollIntoView: vi.fn(),
  getBoundingClientRect: () => ({top: focused.top}),
};
let listeners: Record<string, (event: {timeStamp: number}) => void> = {};

beforeEach(() => {
  listeners = {};
  vi.stubGlobal('window', {innerHeight: WINDOW});
  vi.stubGlobal('document', {
    activeElement: focused,
    addEventListener: (name: string, listener: (typeof listeners)[string]) => {
      listeners[name] = listener;
    },
  });
  followFocus();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const moveFocus = (timeStamp: number) => listeners.focusin?.({timeStamp});
const layOut = (timeStamp: number) => listeners.contentvisibilityautostatechange?.({timeStamp});

it('what is pushed out of the window just after it got the focus is brought back', () => {
  moveFocus(1000);
  focused.top = WINDOW + 1;
  layOut(1100);
  expect(focused.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('what is in the window stays, and so does what the reader scrolled away from later', () => {
  moveFocus(1000);
  focused.top = WINDOW - 30;
  layOut(1100);
  focused.top = WINDOW + 1;
  layOut(5000);
  expect(focused.scrollIntoView).not.toHaveBeenCalled();
});
