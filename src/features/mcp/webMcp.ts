import {MCP_PATH} from '../../shared/mcpServer.ts';

/** What is used of https://webmachinelearning.github.io/webmcp */
export interface ModelContext {
  registerTool: (tool: object) => Promise<void>;
}

/** What is used of a tool as the server lists it. */
interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: object;
}

async function ask<Result>(method: string, params: object): Promise<Result> {
  const response = await fetch(MCP_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  return ((await response.json()) as {result: Result}).result;
}

/** Offers the tools of the MCP server to the agent of the browser; it answers each call. */
export async function offerTools(context: ModelContext): Promise<void> {
  const {tools} = await ask<{tools: ListedTool[]}>('tools/list', {});
  for (const {name, title, description, inputSchema, annotations} of tools) {
    const execute = (input: object) => ask('tools/call', {name, arguments: input});
    await context.registerTool({name, title, description, inputSchema, annotations, execute});
  }
}
