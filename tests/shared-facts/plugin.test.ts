import {toString} from 'mdast-util-to-string';
import type {Code, Link, List, Table} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkSharedFacts, {
  analysisMethods,
  findMethodFact,
  destinations,
} from '../../src/features/shared-facts/index.ts';
import {citationOf, findReference, references} from '../../src/features/shared-facts/cite.ts';
import {propagationText} from '../../src/features/sdks/views/propagation.ts';
import {treeTransformer} from '../support/page/transformPage.ts';

const {transform, errorOf} = treeTransformer(remarkSharedFacts);

describe('<Cite>', () => {
  it('becomes a link with authors and year', () => {
    const [paragraph] = transform('As <Cite id="deng-2018" /> show.').children;
    expect(toString(paragraph)).toBe('As Deng, Knoblich and Lu 2018 show.');
    const link = (paragraph as {children: Link[]}).children[1];
    expect(link).toMatchObject({type: 'link', url: 'https://doi.org/10.1145/3219819.3219919'});
  });

  it('names the first of many authors, and a standard by its name', () => {
    expect(citationOf(findReference('howard-2021'))).toBe('Howard et al. 2021');
    expect(citationOf(findReference('rfc-3339'))).toBe('RFC 3339');
  });
});

describe('<Rule>', () => {
  it('becomes a sentence that leads to the page about it', () => {
    const [paragraph] = transform('First: <Rule of="secondary-ids" />').children;
    expect(toString(paragraph)).toMatch(/^First: Secondary IDs are off by default/);
  });

  it('names the nearest rule when there is none', () => {
    expect(errorOf('<Rule of="decisions" />')).toMatch(/"decisions" is no rule .*decision/);
  });
});

describe('<References>', () => {
  it('lists what the page cites above and below, by name, and nothing else', () => {
    const {children} = transform(
      '<Cite id="lin-2013" />\n\n<References />\n\n<Cite id="holm-1979" />',
    );
    const list = children[1] as List;
    expect(list.children.map((item) => toString(item).slice(0, 11))).toEqual([
      'Holm (1979)',
      'Lin (2013):',
    ]);
  });
});

it('the list of references has every paper once', () => {
  for (const key of ['id', 'url'] as const) {
    expect(new Set(references.map((each) => each[key])).size).toBe(references.length);
  }
});

describe('<Destination>', () => {
  it('shows how to install the package and what to call', () => {
    const [install, call] = transform('<Destination name="segment" language="node" />').children;
    expect(install as Code).toMatchObject({
      value: 'npm install @segment/analytics-node',
      meta: 'npm2yarn',
    });
    expect((call as Code).value).toContain("import { Analytics } from '@segment/analytics-node';");
  });

  it('logs under the one name that the pages use', () => {
    const calls = destinations.filter(({name}) => name !== 'snowplow').map(({call}) => call);
    expect(calls.filter((call) => !call.includes('Eppo Randomization Event'))).toEqual([]);
  });
});

describe('<ByMethod>', () => {
  it('has a row for each method and a column for each fact', () => {
    const [table] = transform('<ByMethod of="stopping, cost" />').children;
    const rows = (table as Table).children;
    expect(rows.slice(1).map(({children: [name]}) => toString(name))).toEqual([...analysisMethods]);
    expect(rows[0]?.children.map((cell) => toString(cell))).toEqual([
      'Method',
      findMethodFact('stopping').title,
      findMethodFact('cost').title,
    ]);
  });
});

describe('<Propagation>', () => {
  it.each([
    ['node', 'within about 40 seconds'],
    ['go', 'within about 20 seconds'],
    ['php', 'within about 40 seconds'],
    ['ios', 'within about 5 minutes 40 seconds in all'],
    ['android', 'within about 5 minutes 10 seconds in all'],
    ['rust', 'within about 40 seconds in all'],
    ['dart', 'does not poll'],
  ])('adds the delay of the CDN to the interval of %s', (sdk, expected) => {
    expect(propagationText(sdk)).toContain(expected);
  });

  it.each([undefined, 'ios', 'android', 'rust', 'dart'])(
    'waits for the fetch of an initialization, not for its start, in %s',
    (sdk) => {
      expect(propagationText(sdk)).toContain(
        'once the fetch of its next initialization has finished',
      );
    },
  );

  it('stands inside a sentence or alone', () => {
    expect(toString(transform('Flip it. <Propagation />'))).toContain('Flip it. The CDN has');
    expect(transform('<Propagation />').children[0]?.type).toBe('paragraph');
  });
});

it.each(['Engineer', 'Data Owner or Admin', 'Experiment Editor and Engineer'])(
  '<BeforeYouStart> accepts the role %s',
  (role) => {
    expect(errorOf(`<BeforeYouStart role="${role}" time="5 minutes" />`)).toBe('');
  },
);

it.each([
  ['See <Cite id="deng-213" />.', /example\.mdx:1:5.*"deng-213" is no id in .* mean `deng-2013`\?/],
  ['<References />', /The page cites nothing/],
  [
    '<Destination name="snowplow" language="javascript" />',
    /no destination for javascript; known: rudderstack, amplitude/,
  ],
  ['Use <Destination name="segment" language="node" /> here.', /a line of its own/],
  ['<ByMethod of="stoping" />', /did you mean `stopping`\?/],
  ['<Propagation sdk="cobol" />', /How "cobol" polls is not known\./],
  ['<BeforeYouStart role="Boss" time="5 minutes" />', /"Boss" is no role\./],
  ['<BeforeYouStart role="Admin" />', /role="…" time="…" \[feature="…"\] \/> with quoted values\./],
])('%s fails with its place and reason', (source, message) => {
  expect(errorOf(`Text.\n\n${source}`)).toMatch(/docs\/example\.mdx:3:/);
  expect(errorOf(source)).toMatch(message);
});
