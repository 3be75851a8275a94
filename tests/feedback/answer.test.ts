import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {answerIssueUrl, sendAnswer, type Answer} from '../../src/features/feedback/answer.ts';

const answer: Answer = {page: 'https://docs.example/sdks/keys/', helpful: false, comment: 'A & B?'};

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts an endpoint that answers with a status; returns its address and what it received. */
async function endpoint(status: number): Promise<{url: string; received: string[]}> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (data: Buffer) => received.push(data.toString()));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  closers.push(() => server.close());
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, received};
}

describe('sendAnswer', () => {
  it('posts the answer as JSON', async () => {
    const {url, received} = await endpoint(204);
    await sendAnswer(url, answer);
    expect(JSON.parse(received.join(''))).toEqual(answer);
  });

  it('fails when the endpoint does not accept the answer', async () => {
    const {url} = await endpoint(503);
    await expect(sendAnswer(url, answer)).rejects.toThrow('503');
  });
});

it('a prepared issue holds the page, the answer and the comment', () => {
  const {searchParams} = new URL(answerIssueUrl('https://host.example/o/r/issues/new', answer));
  expect(searchParams.get('title')).toBe('Feedback on /sdks/keys/');
  expect(searchParams.get('body')).toBe(
    'Page: https://docs.example/sdks/keys/\nHelpful: no\n\nA & B?',
  );
});
