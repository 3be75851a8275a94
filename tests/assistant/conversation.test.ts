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
import {fullQuestion} from '../../src/features/assistant/followUp.ts';

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

it.each([
  ['and in Python?', 'How do I start the client in Java?', 'How do I start the client in Python?'],
  ['What about for iOS', 'How do I use the Android SDK?', 'How do I use the iOS SDK?'],
  ['and on iOS?', 'Does the Android SDK cache on disk?', 'Does the iOS SDK cache on disk?'],
  ['and in python?', 'poll interval of the java sdk', 'poll interval of the python sdk'],
  ['and Python?', 'How often does the Node SDK poll?', 'How often does the Python SDK poll?'],
  ['what about BigQuery?', 'how do I connect Snowflake?', 'how do I connect BigQuery?'],
  ['and BigQuery?', 'How do I log from Java to Redshift?', 'How do I log from Java to BigQuery?'],
  ['and .NET?', 'Does Node.js poll?', 'Does .NET poll?'],
  ['and F#?', 'Does it poll in Java?', 'Does it poll in F#?'],
  ['and py?', 'Does Vercel poll?', 'Does py poll?'],
  ['and with React?', 'Does the Node SDK poll?', 'Does the React SDK poll?'],
  ['and how do users react?', 'Does Java poll?', 'Does Java poll how do users react?'],
  ['and how do I stop it in Go?', 'Does Java poll?', 'Does Go poll how do I stop it in Go?'],
  ['and in Java?', 'how does it poll in go', 'how does it poll in Java'],
  ['and in Java?', 'Can I go back to an older flag?', 'Can I go back to an older flag in Java?'],
  ['and next?', 'How do I install the Java SDK?', 'How do I install the Java SDK next?'],
  ['and the next step?', 'Is Go covered?', 'Is Go covered the next step?'],
  ['and go live when?', 'Does Java poll?', 'Does Java poll go live when?'],
  ['and the go sdk?', 'Does the Node SDK poll?', 'Does the go SDK poll?'],
  ['and in next?', 'Does the Node SDK poll?', 'Does the next SDK poll?'],
  ['and when it fails?', 'How do I start it?', 'How do I start it when it fails?'],
  ['and in Python?', undefined, 'and in Python?'],
  ['Android setup', 'How do I start it?', 'Android setup'],
  ['What is a flag?', 'How do I start it?', 'What is a flag?'],
])('“%s” after “%s” asks “%s”', (question, previous, full) => {
  expect(fullQuestion(question, previous)).toBe(full);
});
