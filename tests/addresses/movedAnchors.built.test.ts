import {expect, it} from 'vitest';
import {movedAnchors} from '../../src/features/addresses/movedAnchors.ts';
import {redirects} from '../../src/config/redirects.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {findDeadPlace, idsOf} from '../support/findDeadPlace.ts';

const moves = Object.entries(movedAnchors).flatMap(([route, anchors]) =>
  Object.entries(anchors).map(([anchor, target]) => ({route, anchor, target})),
);

it('moved anchors lead to pages and places that exist', () => {
  expect(moves.length).toBeGreaterThan(50);
  const dead = moves.flatMap(({route, anchor, target}) =>
    findDeadPlace(target).map((why) => `${route}#${anchor}: ${why}`),
  );
  expect(dead).toEqual([]);
});

it('moved anchors are gone from pages that exist', () => {
  const routes = builtRoutes();
  const wrong = moves.filter(
    ({route, anchor}) => !routes.includes(route) || idsOf(route).has(anchor),
  );
  expect(wrong).toEqual([]);
});

it('anchors of the old one-page SDK addresses arrive where they are followed', () => {
  const targets = redirects.map(({to}) => to);
  const ofSdks = Object.keys(movedAnchors).filter((route) => route.endsWith('/intro/'));
  expect(ofSdks.length).toBeGreaterThan(5);
  expect(ofSdks.filter((route) => !targets.includes(route))).toEqual([]);
});
