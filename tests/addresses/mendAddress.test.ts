import {expect, it} from 'vitest';
import {mended} from '../../src/features/addresses/mendAddress.ts';

it.each([
  ['#caf%C3%A9-100%', '#café-100%'],
  ['#100%', '#100%'],
  ['#50%-off', '#50%-off'],
  ['#%E0%A4%A', '#%E0%A4%A'],
  ['/caf%C3%A9/', '/café/'],
])('the address %s is read as %s', (address, read) => {
  expect(decodeURIComponent(mended(address))).toBe(read);
});
