import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  addQuestion,
  announcement,
  answerText,
  readConversation,
  setAnswer,
  writeConversation,
  type Answer,
  type Turn,
  splitCitations,
} from '../../src/features/assistant/conversation.ts';
import writeAnswer, {prompt} from '../../src/features/assistant/model/writeAnswer.ts';

const QUOTE = {
  ...{route: '/teams/', anchor: 'archive', position: 2, excerpt: ''},
  ...{pageTitle: 'Teams', heading: 'Archive', text: 'Call `archive()` of [it](/x/).\n\n- a'},
};

const FOUND = {
  ...{status: 'found', verdict: 'closest', related: [], runsOn: []},
  quotes: [QUOTE],
} satisfies Answer;

const turn = (answer: Answer): Turn => ({id: 1, question: 'How?', answer});

describe('the conversation', () => {
  it('puts an answer to its question, and forgets one whose question was cleared away', () => {
    const turns = addQuestion(addQuestion([], 1, 'one?'), 2, 'two?');
    const statuses = setAnswer(turns, 1, FOUND).map(({answer}) => answer.status);
    expect(statuses).toEqual(['found', 'searching']);
    expect(setAnswer(turns, 3, FOUND)).toEqual(turns);
  });

  it('keeps the twenty newest questions', () => {
    let turns: Turn[] = [];
    for (let id = 1; id <= 25; id += 1) turns = addQuestion(turns, id, `question ${id}`);
    expect(turns.map(({id}) => id)).toEqual(Array.from({length: 20}, (_, place) => place + 6));
  });

  it('is saved with the answers that are there; what was under way can be asked again', () => {
    const saved = writeConversation([
      turn({status: 'searching'}),
      turn({status: 'failed', isOutdated: true}),
      turn({...FOUND, written: {}}),
      turn({...FOUND, written: {text: 'Use it [1].'}}),
    ]);
    const failed = turn({status: 'failed', isOutdated: false});
    expect(readConversation(saved)).toEqual([
      failed,
      failed,
      turn(FOUND),
      turn({...FOUND, written: {text: 'Use it [1].'}}),
    ]);
  });

  it.each([null, '{', '{"a":1}', '[null]', '[{}]', '[{"id":1,"question":""}]', 'null'])(
    'is empty when it reads %s',
    (saved) => expect(readConversation(saved)).toEqual([]),
  );
});

it('a copied answer is Markdown with its sources, those of a model numbered', () => {
  const copied = (answer: Answer): string => answerText(turn(answer), 'https://docs.example');
  expect(copied(FOUND)).toBe(
    `How?\n\n[Teams: Archive](https://docs.example/teams/#archive)\n\n${QUOTE.text}`,
  );
  expect(copied({...FOUND, written: {text: 'Use its menu [1].'}})).toBe(
    'How?\n\nUse its menu [1].\n\n1. Teams: Archive: https://docs.example/teams/#archive',
  );
  expect(copied({status: 'notFound'})).toBe('');
});

it('screen readers are told how well the passages fit, what is written, and that there is nothing', () => {
  const told = (answer: Answer): string => announcement(turn(answer));
  expect(told(FOUND)).toBe(
    'These passages come closest; they may not answer it. Teams: Archive. Call archive() of it.\n\n- a',
  );
  expect(told({...FOUND, verdict: 'answers'})).toMatch(/^The docs answer this\. Teams: Archive\./);
  expect(told({...FOUND, written: {text: 'Use *it* [1].'}})).toBe('Answer: Use it.');
  expect(told({status: 'notFound'})).toMatch(/^Not in these docs/);
});

it('citations are the numbers of passages that exist', () => {
  expect(splitCitations('One [1]. Two [2, 7][3] or [0].', 2)).toEqual([
    {text: 'One ', cited: [1]},
    {text: '. Two ', cited: [2]},
    {text: '', cited: []},
    {text: ' or ', cited: []},
    {text: '.', cited: []},
  ]);
});

it('the model is told the question and the numbered passages', () => {
  const [, message] = prompt('How?', [QUOTE, {...QUOTE, anchor: null}]);
  expect(message?.content).toMatch(
    /^Passage 1\n\n\[Teams: Archive\]\(\/teams\/#archive\)\n\nCall.*Passage 2.*Question: How\?$/s,
  );
});

describe('an answer of a model', () => {
  afterEach(() => vi.unstubAllGlobals());

  const write = (body: unknown, status = 200) => {
    vi.stubGlobal('fetch', async () => Response.json(body, {status}));
    const stop = new AbortController().signal;
    return writeAnswer({url: 'https://m.example', name: undefined}, 'How?', [QUOTE], stop);
  };
  const completion = (content: unknown) => ({choices: [{message: {content}}]});

  it('is its text, without addresses that the model gives its numbers', async () => {
    const answer = await write(completion('Read [1].\n[1]: https://evil.example'));
    expect(answer).toEqual({text: 'Read [1].\n'});
  });

  it.each([
    ['a refusal', completion('Read [1].'), 429],
    ['no completion', {choices: []}, 200],
    ['null', null, 200],
    ['no text', completion(null), 200],
  ])('fails with %s', async (_, body, status) => {
    expect(await write(body, status)).toEqual({
      problem: expect.stringContaining('No answer could be written'),
    });
  });

  it.each(['NO ANSWER', 'It needs a role [7].'])(
    'is not shown without a passage: %s',
    async (text) => {
      expect(await write(completion(text))).toEqual({
        problem: expect.stringContaining('No answer could be drawn'),
      });
    },
  );
});
