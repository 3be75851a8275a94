import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

interface Registered {
  name: string;
  execute: (input: object) => Promise<{content: {text: string}[]}>;
}

test('the agent of a browser gets the tools of the server from the page', async ({page}) => {
  await page.addInitScript(() => {
    const tools: Registered[] = [];
    const registerTool = (tool: Registered) => Promise.resolve(void tools.push(tool));
    Object.assign(document, {modelContext: {tools, registerTool}});
  });
  await visit(page, '/sdks/sdk-keys/');
  const names = () =>
    page.evaluate(() =>
      (document as never as {modelContext: {tools: Registered[]}}).modelContext.tools.map(
        ({name}) => name,
      ),
    );
  await expect.poll(names).toContain('statistics');
  const text = await page.evaluate(async () => {
    const {tools} = (document as never as {modelContext: {tools: Registered[]}}).modelContext;
    const search = tools.find(({name}) => name === 'search_docs');
    return (await search?.execute({query: 'rotate an SDK key'}))?.content[0]?.text;
  });
  expect(text).toContain('/sdks/sdk-keys/#rotate-a-key');
});
