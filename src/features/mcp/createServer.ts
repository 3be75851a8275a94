import {McpServer, type CallToolResult} from '@modelcontextprotocol/server';
import {CfWorkerJsonSchemaValidator} from '@modelcontextprotocol/server/validators/cf-worker';
import {remember} from './answers.ts';
import {registerPrompts} from './prompts.ts';
import {Refusal} from './refusal.ts';
import {registerResources} from './resources.ts';
import {serverInfo} from './serverCard.ts';
import type {Context, Tool} from './tool.ts';
import {tools} from './tools/index.ts';

const INSTRUCTIONS =
  'Documentation of the Eppo experimentation and feature-flagging platform. Begin with search_docs, read ' +
  'the page with read_page, and check names in code with sdk_reference. Name the addresses of the pages that ' +
  'you used. What the pages do not say is not known here. Where a page is wrong, offer report_problem.';

/** What a client shows when something failed that is nobody's input. */
const FAILURE = 'This could not be answered because of a fault in the server.';

async function call(
  {name, run, isPublic}: Tool,
  input: Record<string, unknown>,
  context: Context,
): Promise<CallToolResult> {
  try {
    const ask = async () => run(input, context);
    const text = await (isPublic ? remember(context.answers, [name, input], ask) : ask());
    return {content: [{type: 'text', text}]};
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused) console.error(error);
    const text = isRefused ? error.message : FAILURE;
    return {content: [{type: 'text', text}], isError: true};
  }
}

/** Makes a server that answers from the documentation. It keeps nothing between two requests. */
export function createServer(context: Context): McpServer {
  const {docs} = context;
  const server = new McpServer(
    {...serverInfo, websiteUrl: docs.siteUrl},
    // The default validator makes code while it runs, which hosts of functions forbid.
    {instructions: INSTRUCTIONS, jsonSchemaValidator: new CfWorkerJsonSchemaValidator()},
  );
  for (const tool of tools) {
    const {name, title, description, input} = tool;
    const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};
    server.registerTool(name, {title, description, inputSchema: input, annotations}, (given) =>
      call(tool, given, context),
    );
  }
  registerResources(server, docs);
  registerPrompts(server, docs);
  return server;
}
