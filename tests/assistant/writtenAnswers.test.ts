import {describe, expect, it} from 'vitest';
import {announcement, answerText} from '../../src/features/assistant/answerText.ts';
import type {Answer, Quote, Turn} from '../../src/features/assistant/conversation.ts';
import {
  citedPassages,
  splitCitations,
  withoutDefinitions,
} from '../../src/features/assistant/model/citations.ts';
import {readStream} from '../../src/features/assistant/model/readStream.ts';
import {prompt} from '../../src/features/assistant/model/prompt.ts';
import {readConversation} from '../../src/features/assistant/savedConversation.ts';

const QUOTE: Quote = {
  route: '/teams/',
  anchor: 'archive',
  position: 2,
  pageTitle: 'Teams',
  heading: 'Archive',
  excerpt: '',
  blocks: [{kind: 'paragraph', inlines: [{kind: 'text', text: 'Archive a team in its menu.'}]}],
};

function turnWith(written: Extract<Answer, {status: 'found'}>['written']): Turn {
  return {
    id: 1,
    question: 'How?',
    answer: {
      status: 'found',
      verdict: 'answers',
      quotes: [QUOTE],
      related: [],
      runsOn: [],
      written,
    },
  };
}

async function read(body: string, type = 'text/event-stream'): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of readStream(new Response(body, {headers: {'content-type': type}}))) {
    pieces.push(piece);
  }
  return pieces;
}

const piece = (content: string, ending: string | null = null): string =>
  `data: ${JSON.stringify({choices: [{delta: {content}, finish_reason: ending}]})}\n\n`;

describe('a streamed answer', () => {
  it('is read piece by piece, up to its end', async () => {
    const usage = 'data: {"choices": [], "usage": {"total_tokens": 9}}\n\n';
    const end = 'data: [DONE]\n\n';
    expect(await read(`: hello\n\n${piece('Open ')}${piece('it')}${usage}${end}`)).toEqual([
      'Open ',
      'it',
    ]);
    expect(await read(`${piece('Open')}${piece('', 'stop')}`)).toEqual(['Open']);
  });

  it.each([
    ['breaks off', piece('Open ')],
    ['is cut for its length', piece('Open ', 'length')],
    ['is no JSON', 'data: {"cho\n\n'],
    ['is null', 'data: null\n\n'],
    ['tells an error', 'data: {"error": {"message": "Too busy"}}\n\n'],
  ])('that %s is none', async (_, body) => {
    await expect(read(body)).rejects.toThrow();
  });

  it('is not a page of a proxy', async () => {
    await expect(read('<p>Sign in', 'text/html')).rejects.toThrow('text/html');
  });
});

describe('citations', () => {
  it('are the numbers of passages that exist', () => {
    expect(splitCitations('One [1]. Two [2, 7][3] or [0].', 2)).toEqual([
      {text: 'One ', cited: [1]},
      {text: '. Two ', cited: [2]},
      {text: '', cited: []},
      {text: ' or ', cited: []},
      {text: '.', cited: []},
    ]);
    expect(citedPassages('Two [2], one [1], two [2], nine [9].', 3)).toEqual([1, 2]);
  });

  it('lead where the docs say, not where a model says', () => {
    expect(withoutDefinitions('Read [1].\n[1]: https://evil.example')).toBe('Read [1].\n');
  });
});

it('the model is told the question and the numbered passages', () => {
  const [, {content} = {content: ''}] = prompt('How?', [QUOTE, {...QUOTE, anchor: null}]);
  expect(content).toContain('Passage 1\n\n[Teams: Archive](/teams/#archive)\n\nArchive a team');
  expect(content).toContain('Passage 2');
  expect(content.endsWith('Question: How?')).toBe(true);
});

describe('what was written', () => {
  it('is copied with its sources', () => {
    const turn = turnWith({state: 'complete', text: 'Use its menu [1].'});
    expect(answerText(turn, 'https://docs.example')).toBe(
      'How?\n\nUse its menu [1].\n\n1. Teams: Archive: https://docs.example/teams/#archive',
    );
  });

  it('is announced once it is whole', () => {
    const text = 'Use its menu [1].';
    expect(announcement(turnWith({state: 'writing', text}))).toBe('Writing an answer…');
    expect(announcement(turnWith({state: 'complete', text}))).toBe('Answer: Use its menu.');
  });

  it.each([['under way', {state: 'writing', text: 'Use'}, {state: 'stopped', text: 'Use'}]])(
    'that is %s when the page goes away costs no passages',
    (_, written, expected) => {
      const saved = JSON.stringify([turnWith(written as never)]);
      const store = {getItem: () => saved, setItem: () => undefined, removeItem: () => undefined};
      expect(readConversation(() => store)).toEqual([turnWith(expected as never)]);
    },
  );
});
