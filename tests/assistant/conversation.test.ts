import {describe, expect, it} from 'vitest';
import {announcement, answerText} from '../../src/features/assistant/answerText.ts';
import {
  addQuestion,
  numberQuestions,
  setAnswer,
  type Answer,
  type Turn,
} from '../../src/features/assistant/conversation.ts';
import {
  readConversation,
  saveConversation,
} from '../../src/features/assistant/savedConversation.ts';

const FOUND = {
  status: 'found',
  verdict: 'closest',
  related: [],
  runsOn: [],
  quotes: [
    {
      route: '/teams/',
      anchor: 'archive',
      position: 2,
      pageTitle: 'Teams',
      heading: 'Archive',
      excerpt: '',
      blocks: [
        {
          kind: 'paragraph',
          inlines: [
            {kind: 'text', text: 'Call '},
            {kind: 'code', text: 'archive()'},
          ],
        },
        {kind: 'code', name: 'a.md', text: '```\nx\n```'},
        {
          kind: 'table',
          head: [[{kind: 'text', text: 'A'}]],
          rows: [[[{kind: 'text', text: '1|2'}]]],
          omitted: 0,
        },
        {kind: 'formula', text: 'a_1'},
        {
          kind: 'steps',
          start: 1,
          steps: [
            [
              {kind: 'paragraph', inlines: [{kind: 'text', text: 'Open it.'}]},
              {kind: 'code', name: 'b.md', text: 'y\n\nz'},
            ],
            [{kind: 'paragraph', inlines: [{kind: 'text', text: 'Close it.'}]}],
          ],
        },
      ],
    },
  ],
} satisfies Answer;

function memory(content?: string) {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => content ?? values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return () => store;
}

describe('the conversation', () => {
  it('puts an answer to its question', () => {
    const turns = addQuestion(addQuestion([], 1, 'one?'), 2, 'two?');
    expect(setAnswer(turns, 1, FOUND).map(({answer}) => answer.status)).toEqual([
      'found',
      'searching',
    ]);
  });

  it('forgets an answer whose question was cleared away, also below the next question', () => {
    const nextId = numberQuestions([]);
    const cleared = nextId();
    expect(setAnswer([], cleared, FOUND)).toEqual([]);
    const turns = addQuestion([], nextId(), 'two?');
    expect(setAnswer(turns, cleared, FOUND)).toEqual(turns);
  });

  it('goes on counting after what was saved', () => {
    const nextId = numberQuestions(addQuestion([], 7, 'seven?'));
    expect([nextId(), nextId()]).toEqual([8, 9]);
  });

  it('keeps the twenty newest questions, with a number of their own each', () => {
    const nextId = numberQuestions([]);
    let turns: Turn[] = [];
    for (let count = 0; count < 25; count += 1) {
      turns = addQuestion(turns, nextId(), `question ${count}`);
    }
    expect(turns).toHaveLength(20);
    expect(new Set(turns.map(({id}) => id)).size).toBe(20);
    expect(turns.at(-1)?.question).toBe('question 24');
  });
});

describe('the saved conversation', () => {
  it('offers a question again that was interrupted', () => {
    const store = memory();
    saveConversation(store, addQuestion([], 1, 'one?'));
    expect(readConversation(store)[0]?.answer.status).toBe('failed');
  });

  it('keeps an answer as it is', () => {
    const store = memory();
    const turns: Turn[] = [{id: 1, question: 'How?', answer: FOUND}];
    saveConversation(store, turns);
    expect(readConversation(store)).toEqual(turns);
  });

  it.each([
    '{',
    '{"a":1}',
    '[null]',
    '[{}]',
    '[{"id":1,"question":"","answer":{"status":"x"}}]',
    'null',
  ])('is empty when it reads %s', (content) => {
    expect(readConversation(memory(content))).toEqual([]);
  });

  it('forgets that a reload was needed, once it has happened', () => {
    const store = memory();
    const answer: Answer = {status: 'failed', isOutdated: true};
    saveConversation(store, [{id: 1, question: 'How?', answer}]);
    expect(readConversation(store)[0]?.answer).toEqual({status: 'failed', isOutdated: false});
  });
});

describe('a copied answer', () => {
  it('is Markdown with its sources', () => {
    const text = answerText({id: 1, question: 'How?', answer: FOUND}, 'https://docs.example');
    expect(text).toBe(
      [
        'How?',
        '[Teams: Archive](https://docs.example/teams/#archive)',
        'Call `archive()`',
        '````\n```\nx\n```\n````',
        '| A |\n| --- |\n| 1\\|2 |',
        '$$\na_1\n$$',
        '1. Open it.\n\n   ```\n   y\n\n   z\n   ```\n2. Close it.',
      ].join('\n\n'),
    );
  });

  it('is empty while there is no answer', () => {
    const answer = {status: 'notFound'} satisfies Answer;
    expect(answerText({id: 1, question: 'How?', answer}, '')).toBe('');
  });
});

it('screen readers are told how well the passages fit, and that there are none', () => {
  const told = (answer: Answer): string => announcement({id: 1, question: 'How?', answer});
  expect(told(FOUND)).toMatch(
    /^These passages come closest; they may not answer it\. Teams: Archive\. Call archive\(\)/,
  );
  expect(told({...FOUND, verdict: 'answers'})).toMatch(/^The docs answer this\. Teams: Archive\./);
  expect(told({status: 'notFound'})).toMatch(/^Not in these docs/);
});
