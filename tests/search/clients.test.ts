import {describe, expect, it, vi} from 'vitest';
import {
  createAnswerer,
  type IndexAnswer,
  type Questions,
  type ReadJson,
  type Replies,
} from '../../src/features/search/client/answerer.ts';
import {packIndex, unpackIndex} from '../../src/features/search/records/indexFiles.ts';
import {INDEX} from './corpus.ts';

const FILE = packIndex(INDEX, 'build-1');

/** What answers from some files by their names; each attempt to read one takes the next of its list. */
function answererOf(files: Readonly<Record<string, readonly unknown[]>>) {
  const attempts: string[] = [];
  const read: ReadJson = vi.fn(async (url, cache) => {
    const file = files[url]?.[attempts.filter((one) => one.startsWith(url)).length];
    attempts.push(`${url} ${cache}`);
    if (file instanceof Error) throw file;
    return JSON.parse(JSON.stringify(file)) as unknown;
  });
  const answer = createAnswerer({indexUrl: 'index', restUrl: 'rest'}, read);
  const ask = async <Kind extends keyof Questions>(kind: Kind, question: Questions[Kind]) =>
    (await answer({id: 1, kind, question} as never)) as
      {id: number; reply: Replies[Kind]} | Extract<IndexAnswer, {error: string}>;
  const titles = async (query: string) => {
    const answered = await ask('search', [{indexName: 'docs', query}]);
    return 'error' in answered
      ? answered
      : answered.reply.results[0]?.hits.map(({hierarchy}) => hierarchy.lvl1);
  };
  return {ask, titles, attempts};
}

describe('the index', () => {
  it('is downloaded once, for searches and for questions', async () => {
    const {ask, titles, attempts} = answererOf({index: [FILE]});
    await ask('load', undefined);
    expect(await titles('kill switch')).toContain('Build a kill switch');
    expect(await ask('passages', {text: 'How do I build a kill switch?'})).toHaveProperty(
      'reply.passages.0.route',
      '/feature-flagging/use-cases/kill-switches/',
    );
    expect(attempts).toEqual(['index default']);
  });

  it('is tried again, past the cache, after it was out of reach', async () => {
    const {titles, attempts} = answererOf({index: [new Error('404'), FILE]});
    expect(await titles('kill switch')).toMatchObject({error: '404', isOutdated: false});
    expect(await titles('kill switch')).toContain('Build a kill switch');
    expect(attempts).toEqual(['index default', 'index reload']);
  });

  it('of another version of the site asks for a reload', async () => {
    const {titles} = answererOf({index: [{...FILE, v: 1}]});
    expect(await titles('kill switch')).toMatchObject({isOutdated: true});
  });

  it('goes on answering words when the texts for phrases are of another build', async () => {
    const {titles, attempts} = answererOf({index: [FILE], rest: [{id: 'build-2', rests: []}]});
    expect(await titles('"kill switch"')).toMatchObject({
      error: 'The files of the search index belong to different builds of the site.',
    });
    expect(await titles('kill switch')).toContain('Build a kill switch');
    expect(attempts).toEqual(['index default', 'rest default']);
  });
});

it('an index is whole again after it was packed', () => {
  expect(unpackIndex(JSON.parse(JSON.stringify(FILE)) as typeof FILE)).toEqual(INDEX);
});
