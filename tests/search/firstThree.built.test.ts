import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {glossaryTerms} from '../../src/features/glossary/glossary.ts';

const engine = createEngine(readIndex(path.resolve('build')));

/** Readers look at the first three results. */
const TOP = 3;

/** What readers ask, and the pages of a language that answer it, by their file names. */
type Answers = Readonly<Record<string, readonly string[]>>;

const START: Answers = {
  install: ['quickstart', 'intro'],
  initialize: ['initialization', 'quickstart'],
  logger: ['assignments', 'quickstart'],
  offline: ['initialization'],
};

const PLURAL: Answers = {...START, 'get assignment': ['assignments', 'quickstart']};

const SERVER: Answers = {...PLURAL, bandit: ['bandits']};

const SINGULAR: Answers = {
  ...START,
  'get assignment': ['assignment', 'quickstart'],
  logger: ['assignment', 'quickstart'],
};

const client = '/sdks/client-sdks';
const server = '/sdks/server-sdks';

/** Names that readers type, the folder of the pages, and the answers in it, a plain no included. */
const LANGUAGES: readonly (readonly [names: readonly string[], folder: string, Answers])[] = [
  [
    ['javascript'],
    `${client}/javascript`,
    {
      ...SERVER,
      initialize: ['Initialization', 'quickstart'],
      offline: ['Initialization', 'precomputed-assignments'],
    },
  ],
  [['react native'], `${client}/react-native`, {...SINGULAR, bandit: ['initialization']}],
  [
    ['android'],
    `${client}/android`,
    {
      ...SINGULAR,
      offline: ['initialization', 'precomputed-assignments'],
      bandit: ['precomputed-assignments'],
    },
  ],
  [
    ['ios', 'swift'],
    `${client}/ios`,
    {
      ...SINGULAR,
      offline: ['initialization', 'precomputed-assignments'],
      bandit: ['intro', 'precomputed-assignments'],
    },
  ],
  [
    ['dart', 'flutter'],
    `${client}/dart`,
    {
      ...SERVER,
      install: ['quickstart', 'intro', 'flutter'],
      initialize: ['initialization', 'quickstart', 'flutter'],
    },
  ],
  [['dotnet', '.net', 'c#'], `${server}/dotnet`, SERVER],
  [['go', 'golang'], `${server}/go`, SERVER],
  [['java'], `${server}/java`, SERVER],
  [['node', 'node.js'], `${server}/node`, SERVER],
  [['php'], `${server}/php`, SERVER],
  [['python'], `${server}/python`, SERVER],
  [['ruby'], `${server}/ruby`, SERVER],
  [
    ['rust'],
    `${server}/rust`,
    {...PLURAL, offline: ['initialization', 'intro'], bandit: ['intro']},
  ],
  [
    ['elixir'],
    `${server}/elixir`,
    {...PLURAL, initialize: ['quickstart'], offline: ['quickstart', 'intro'], bandit: ['intro']},
  ],
];

const queries = LANGUAGES.flatMap(([names, folder, answers]) =>
  names.flatMap((name) =>
    Object.entries(answers).map(([what, pages]) => ({
      query: `${name} ${what}`,
      routes: pages.map((page) => `${folder}/${page}/`),
    })),
  ),
);

/** One word with at least two capital letters in a row: MDE, mSPRT, CUPED++. */
const RE_ABBREVIATION = /^\p{L}*\p{Lu}{2}[\p{L}+]*$/u;

const abbreviations = glossaryTerms().flatMap(
  ({term, aliases = [], retired = [], elsewhere = [], link}) =>
    [term, ...aliases, ...retired, ...elsewhere]
      .filter((name) => RE_ABBREVIATION.test(name))
      .map((query) => ({query, routes: [link, '/glossary/']})),
);

it('abbreviations are taken from the glossary', () => {
  expect(abbreviations.map(({query}) => query)).toEqual(
    expect.arrayContaining(['SRM', 'MDE', 'mSPRT', 'CUPED++']),
  );
});

it('questions about a language are answered by pages that exist', () => {
  const routes = new Set(engine.index.pages.map(({route}) => route));
  expect(queries.flatMap((one) => one.routes).filter((route) => !routes.has(route))).toEqual([]);
});

describe('one of the first three results answers', () => {
  it.each([...queries, ...abbreviations])('$query', (judged) => {
    const found = engine
      .search(judged.query)
      .pages.slice(0, TOP)
      .map(({route}) => route);
    expect(
      found.some((route) => judged.routes.includes(route)),
      found.join(' '),
    ).toBe(true);
  });
});
