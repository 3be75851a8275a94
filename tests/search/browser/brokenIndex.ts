/** Addresses of the files of the search index. */
export const INDEX_FILES = '**/search/index*.json';

/** Answers in place of the search index that leave nothing to search, each with what befell it. */
export const brokenIndexAnswers = [
  ['is missing', {status: 404}],
  ['cannot be served', {status: 500}],
  ['is cut off', {status: 200, body: '{"v":1,"pages":[{'}],
] as const;
