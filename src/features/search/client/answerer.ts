import {createEngine, type Engine} from '../engine/engine.ts';
import {findPassages, type Findings, type Question} from '../engine/findPassages.ts';
import {phrasesIn} from '../engine/quotes.ts';
import {unpackIndex, wholeTexts, type IndexFile, type RestFile} from '../records/indexFiles.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {memoizeAsync} from '../../../shared/lazyImport.ts';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import {answerRequests} from './answer.ts';
import type {SearchRequest, SearchResponses} from './searchClient.ts';

/** Addresses of the files of the index. */
export interface IndexAddresses {
  indexUrl: string;
  restUrl: string;
}

/** What pages ask the index; `load` only gets it ready. */
export interface Questions {
  load: undefined;
  search: readonly SearchRequest[];
  passages: Question;
}

/** What it answers. */
export interface Replies {
  load: undefined;
  search: SearchResponses;
  passages: Findings;
}

/** A question with its number, which the answer carries, too. */
export type IndexRequest = {
  [Kind in keyof Questions]: {id: number; kind: Kind; question: Questions[Kind]};
}[keyof Questions];

export type IndexAnswer =
  | {id: number; reply: Replies[keyof Replies]}
  /** Outdated: a newer page could read the index. */
  | {id: number; error: string; isOutdated: boolean};

/** Reads a JSON file. */
export type ReadJson = (url: string, cache: RequestCache) => Promise<unknown>;

/** Downloads a JSON file; rejects when it cannot be had. */
const downloadJson: ReadJson = async (url, cache) => {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.json();
};

/**
 * Returns what answers the questions of a page. Its index is downloaded with the first question, and
 * once more, past the browser's cache, with the first one after a failure. Phrases are looked up in
 * the whole text, downloaded with the first of them: few readers use quotes. Never
 * rejects: a failure is an answer, too.
 */
export function createAnswerer(
  {indexUrl, restUrl}: IndexAddresses,
  read: ReadJson = downloadJson,
): (request: IndexRequest) => Promise<IndexAnswer> {
  let cache: RequestCache = 'default';
  const readFile = async <File>(url: string): Promise<File> => {
    try {
      return (await read(url, cache)) as File;
    } catch (error) {
      cache = 'reload';
      throw error;
    }
  };
  const load = memoizeAsync(async () => {
    const file = await readFile<IndexFile>(indexUrl);
    return {file, engine: createEngine(unpackIndex(file))};
  });
  const loadTexts = memoizeAsync(async (): Promise<Engine> => {
    const [{file, engine}, rest] = await Promise.all([load(), readFile<RestFile>(restUrl)]);
    return {...engine, texts: wholeTexts(file, rest)};
  });

  const reply = async ({kind, question}: IndexRequest): Promise<Replies[keyof Replies]> => {
    switch (kind) {
      case 'load':
        return void (await load());
      case 'passages':
        return findPassages((await load()).engine, question);
      case 'search': {
        const hasPhrase = question.some(({query = ''}) => phrasesIn(query).length > 0);
        const engine = hasPhrase ? await loadTexts() : (await load()).engine;
        return answerRequests(engine, question);
      }
    }
  };

  return async (request) => {
    try {
      return {id: request.id, reply: await reply(request)};
    } catch (error) {
      const isOutdated = error instanceof OutdatedPage;
      return {id: request.id, error: errorMessage(error), isOutdated};
    }
  };
}
