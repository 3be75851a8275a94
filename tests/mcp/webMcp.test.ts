import {afterEach, expect, it, vi} from 'vitest';
import {unlimited} from '../../src/features/mcp/refusal.ts';
import {answerRequest} from '../../src/features/mcp/http/answerRequest.ts';
import {contextOf} from '../../src/features/mcp/tool.ts';
import {offerTools} from '../../src/features/mcp/webMcp.ts';
import {SITE} from '../search/corpus.ts';
import {smallDocs} from './smallDocs.ts';

interface Registered {
  name: string;
  execute: (input: object) => Promise<{content: {text: string}[]}>;
}

afterEach(() => vi.unstubAllGlobals());

it('the agent of a browser gets the tools of the server from the page', async () => {
  const context = contextOf(await smallDocs(), unlimited);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    answerRequest(new Request(SITE + path, init), {
      load: () => Promise.resolve(context),
      isAllowed: () => true,
    }),
  );
  const tools: Registered[] = [];
  await offerTools({registerTool: (tool) => Promise.resolve(void tools.push(tool as Registered))});
  const search = tools.find(({name}) => name === 'search_docs');
  const {content} = (await search?.execute({query: 'rotate key'})) ?? {content: []};
  expect(content[0]?.text).toContain('/sdks/sdk-keys/#rotate');
});
