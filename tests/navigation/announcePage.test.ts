import type {ClientModule} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

type Route = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string, hash = '') => ({pathname, hash}) as Route;

const title = {textContent: 'Teams'};
const added: {textContent?: string; role?: string}[] = [];

let module: ClientModule;

function go(location: Route, previousLocation: Route | null): void {
  module.onRouteDidUpdate?.({location, previousLocation});
  vi.runAllTimers();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => ({}),
    body: {prepend: (element: object) => added.push(element)},
    querySelector: () => title,
  });
  vi.resetModules();
  added.length = 0;
  title.textContent = 'Teams';
  module = (await import('../../src/features/navigation/announcePage.ts')) as ClientModule;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a region is there before there is something to say, and is told the title of the next page', () => {
  expect(added).toMatchObject([{role: 'status'}]);
  go(at('/teams/'), null);
  expect(added[0]?.textContent).toBeUndefined();
  title.textContent = 'SDK keys';
  go(at('/sdk-keys/'), at('/teams/'));
  expect(added[0]?.textContent).toBe('SDK keys');
});

it('a step inside the page says nothing', () => {
  go(at('/teams/', '#roles'), at('/teams/'));
  expect(added[0]?.textContent).toBeUndefined();
});
