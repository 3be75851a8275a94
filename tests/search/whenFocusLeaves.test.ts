import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {whenFocusLeaves} from '../../src/features/search/ui/whenFocusLeaves.ts';

class FakeNode extends EventTarget {}

const link = new FakeNode();
const otherLink = new FakeNode();
const field = new FakeNode();
const results = Object.assign(new FakeNode(), {
  contains: (node: unknown) => node === link || node === otherLink,
}) as unknown as Element;

function moveFocus(to: FakeNode | null): void {
  results.dispatchEvent(Object.assign(new Event('focusout'), {relatedTarget: to}));
}

describe('an action that must not disturb the keyboard focus', () => {
  beforeEach(() => {
    vi.stubGlobal('Node', FakeNode);
    vi.stubGlobal('document', {activeElement: link});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('runs at once while the focus is elsewhere', () => {
    vi.stubGlobal('document', {activeElement: field});
    const action = vi.fn();
    whenFocusLeaves(results, action);
    whenFocusLeaves(undefined, action);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('waits while the focus moves inside, and runs once when it leaves', () => {
    const action = vi.fn();
    whenFocusLeaves(results, action);
    moveFocus(otherLink);
    expect(action).not.toHaveBeenCalled();
    moveFocus(field);
    moveFocus(null);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
