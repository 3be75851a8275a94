import {expect, it} from 'vitest';
import movedAnchors from '../../src/features/addresses/movedAnchors.json';
import {redirects} from '../../src/config/redirects.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {findDeadPlace, idsOf} from '../support/findDeadPlace.ts';

const routeOf = (place: string): string => place.replace(/#.*/, '');

it('moved anchors lead to pages and places that exist', () => {
  const moves = Object.entries(movedAnchors);
  expect(moves.length).toBeGreaterThan(50);
  const dead = moves.flatMap(([place, target]) =>
    findDeadPlace(target).map((why) => `${place}: ${why}`),
  );
  expect(dead).toEqual([]);
});

it('moved anchors are gone from pages that exist', () => {
  const routes = builtRoutes();
  const wrong = Object.keys(movedAnchors).filter((place) => {
    const [route = '', anchor = ''] = place.split('#');
    return !routes.includes(route) || idsOf(route).has(anchor);
  });
  expect(wrong).toEqual([]);
});

it('anchors of the old one-page SDK addresses arrive where they are followed', () => {
  const targets = redirects.map(({to}) => to);
  const routes = new Set(Object.keys(movedAnchors).map(routeOf));
  const ofSdks = [...routes].filter((route) => route.endsWith('/intro/'));
  expect(ofSdks.length).toBeGreaterThan(5);
  expect(ofSdks.filter((route) => !targets.includes(route))).toEqual([]);
});
