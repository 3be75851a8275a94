import {InMemoryTransport} from '@modelcontextprotocol/server';
import {afterEach, beforeEach, expect, it, vi, type MockInstance} from 'vitest';
import {createServer} from '../../src/features/mcp/createServer.ts';
import {answerRequest} from '../../src/features/mcp/http/answerRequest.ts';
import {timeLimit} from '../../src/features/mcp/timeLimit.ts';
import {contextOf} from '../../src/features/mcp/tool.ts';
import {connect} from './connect.ts';
import {smallDocs} from './smallDocs.ts';

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a site that cannot be read is told to whoever runs the server, not to the client', async () => {
  const fault = new Error('The site has no /search/index.json.');
  const request = new Request('https://docs.example/mcp', {method: 'POST', body: '{}'});
  const answer = await answerRequest(request, {
    load: () => Promise.reject(fault),
    isAllowed: () => true,
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('outline');
  expect(log.mock.calls).toEqual([[fault]]);
});

it('a tool that breaks is told in the same way; what it refuses is no fault', async () => {
  const fault = new Error('The disk is gone.');
  const docs = {...(await smallDocs()), markdownOf: () => Promise.reject(fault)};
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(contextOf(docs, timeLimit)).connect(theirs);
  const {client, call} = await connect(mine);
  expect((await call('read_page', {page: '/no-such-page/'})).isError).toBe(true);
  expect(log).not.toHaveBeenCalled();
  const {text, isError} = await call('read_page', {page: '/sdks/sdk-keys/'});
  expect({text, isError}).toEqual({
    text: 'This could not be answered because of a fault in the server.',
    isError: true,
  });
  expect(log.mock.calls).toEqual([[fault]]);
  await client.close();
});
