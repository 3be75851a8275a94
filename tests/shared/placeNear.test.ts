import {describe, expect, it} from 'vitest';
import {placeNear} from '../../src/shared/ui/placeNear.ts';

const phone = {width: 390, height: 844};
const box = {width: 352, height: 120};

describe('the place of a tooltip', () => {
  it('is below the underlined word and starts with it', () => {
    const small = {width: 100, height: 50};
    expect(placeNear({left: 40, top: 100, bottom: 120}, small, phone)).toEqual({
      left: 40,
      top: 126,
    });
  });

  it('stays inside a narrow window', () => {
    const {left} = placeNear({left: 300, top: 100, bottom: 120}, box, phone);
    expect(left).toBe(26);
    expect(left + box.width).toBeLessThanOrEqual(phone.width);
  });

  it('does not leave the window on the left when the box is wider than the room', () => {
    expect(placeNear({left: 5, top: 100, bottom: 120}, {width: 500, height: 50}, phone).left).toBe(
      12,
    );
  });

  it('is above the word when there is no room below', () => {
    expect(placeNear({left: 20, top: 800, bottom: 820}, box, phone).top).toBe(674);
  });

  it('is below when there is room on neither side', () => {
    const low = {width: 390, height: 150};
    expect(placeNear({left: 20, top: 60, bottom: 80}, box, low).top).toBe(86);
  });
});
