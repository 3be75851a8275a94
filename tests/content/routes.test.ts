import {describe, expect, it} from 'vitest';
import plannedRoutes from '../../src/data/plannedRoutes.json' with {type: 'json'};
import {closest} from '../../src/data/closest.ts';
import {readDocs} from '../support/content/readPages.ts';

describe('routes', () => {
  it('knows the required pages, spelled exactly', () => {
    expect(plannedRoutes).toEqual(
      expect.arrayContaining([
        '/',
        '/experiment-analysis/deep-dive/AI-explores/',
        '/feature-flagging/concepts/mutual_exclusion/',
        '/sdks/client-sdks/javascript/Initialization/',
      ]),
    );
    expect(new Set(plannedRoutes).size).toBe(plannedRoutes.length);
  });

  it('gives every page a planned address', () => {
    const stray = readDocs()
      .filter(({route}) => !plannedRoutes.includes(route))
      .map(({file, route}) => {
        const suggestion = closest(route, plannedRoutes);
        return `${file}: ${route} is not planned${suggestion ? `; did you mean ${suggestion}?` : ''}`;
      });
    expect(stray).toEqual([]);
  });
});
