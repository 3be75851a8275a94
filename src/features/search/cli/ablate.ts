import path from 'node:path';
import {parseArgs} from 'node:util';
import MiniSearch from 'minisearch';
import {createEngine} from '../engine/engine.ts';
import {RANKING, type RankingParams} from '../engine/ranking.ts';
import {SYNONYMS} from '../engine/synonyms.ts';
import type {SearchIndex} from '../records/compactIndex.ts';
import {runMain} from '../../../shared/cli/runMain.ts';
import {evaluate, type Finder} from './evaluate.ts';
import {readIndex} from './readIndex.ts';
import {readQueries} from './readQueries.ts';

const FILES = ['tests/search/queries.json', 'tests/assistant/questions.json'];

/** Each part of the ranking, and what switches it off. */
const PARTS = {
  'fields of pages': {pageFields: {title: 1, route: 1, keywords: 1, description: 1}},
  headings: {sectionFields: {heading: 1, text: 1}},
  'unfinished words': {minPrefixLength: Infinity},
  spelling: {maxCorrections: 0},
  'parts of names': {alternatives: {...RANKING.alternatives, parts: 0}},
  saturation: {halfEvidence: 1e6},
  rarity: {rarityDamping: 1e6},
  'title match': {titleBonus: 0},
  'keyword match': {keywordBonus: 0},
  'whole queries': {wholeQuery: {title: 0, heading: 0, keyword: 0}},
  'words as written': {ownWords: {...RANKING.ownWords, together: 0, throughout: 0}},
  'words of readers': {ownWords: {...RANKING.ownWords, asked: 0}},
  'SDK that is meant': {sdk: {own: 1, others: 1}},
  'page priors': {priors: []},
} satisfies Record<string, Partial<RankingParams>>;

const NO_SYNONYMS = {groups: [], oneWay: []};

/** Plain full-text search over whole pages, as the library does it by itself. */
function plainSearch({pages}: SearchIndex): Finder {
  const fields = ['title', 'keywords', 'description', 'text'];
  const search = new MiniSearch({fields, idField: 'route', storeFields: ['route']});
  search.addAll(
    pages.map(({sections, ...page}) => ({
      ...page,
      title: sections[0]?.[1],
      text: sections.map(([, heading, , excerpt, words]) => `${heading} ${excerpt} ${words}`),
    })),
  );
  return {search: (query) => ({pages: search.search(query) as unknown as {route: string}[]})};
}

/** Prints what each part of the ranking buys: how well queries are answered without it. */
runMain(async () => {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
    },
  });
  const index = readIndex(path.resolve(values.build));
  const sets = FILES.map(readQueries);
  const print = (name: string, finder: Finder): void => {
    const found = sets.map((queries) => evaluate(queries, finder));
    const cells = found.map(({mrr, hit1, hit3}) =>
      [mrr, hit1, hit3].map((share) => share.toFixed(3)).join(' '),
    );
    console.log(`${name.padEnd(26)}${cells.map((cell) => cell.padEnd(20)).join('')}`);
  };
  console.log(
    `MRR, hit@1, hit@3${' '.repeat(9)}${FILES.map((file) => path.basename(file, '.json').padEnd(20)).join('')}`,
  );
  print('everything', createEngine(index));
  for (const [part, off] of Object.entries(PARTS)) {
    print(`without ${part}`, createEngine(index, SYNONYMS, {...RANKING, ...off}));
  }
  print('without synonyms', createEngine(index, NO_SYNONYMS));
  const off = Object.assign({}, ...Object.values(PARTS)) as Partial<RankingParams>;
  print('without all of these', createEngine(index, NO_SYNONYMS, {...RANKING, ...off}));
  print('plain MiniSearch', plainSearch(index));
});
