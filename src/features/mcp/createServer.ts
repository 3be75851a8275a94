import {McpServer, ResourceTemplate, type CallToolResult} from '@modelcontextprotocol/server';
import {CfWorkerJsonSchemaValidator} from '@modelcontextprotocol/server/validators/cf-worker';
import {Refusal} from './refusal.ts';
import {serverInfo} from './serverCard.ts';
import type {Context, Tool} from './tool.ts';
import {tools} from './tools/index.ts';
import {markdownPath} from '../../shared/paths.ts';
import {titleOf, type Docs} from './docs/docs.ts';
import {findRoute} from './docs/find.ts';

const MARKDOWN = 'text/markdown';

/** Offers every page and every skill as a resource, under the address of its Markdown. */
function registerResources(server: McpServer, docs: Docs): void {
  const {siteUrl, pages, skills} = docs;
  for (const {name, description, url, read} of skills) {
    const about = {title: `Skill: ${name}`, description, mimeType: MARKDOWN};
    server.registerResource(name, siteUrl + url, about, async ({href}) => ({
      contents: [{uri: href, mimeType: MARKDOWN, text: await read()}],
    }));
  }
  const list = () => ({
    resources: [...pages.values()].map((page) => ({
      uri: siteUrl + markdownPath(page.route),
      name: page.route,
      title: titleOf(page),
      description: page.description,
      mimeType: MARKDOWN,
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${siteUrl}/{+path}`, {list}),
    {title: 'Page', description: 'A page of the documentation as Markdown', mimeType: MARKDOWN},
    async ({href}) => {
      const text = await docs.markdownOf(findRoute(docs, href));
      return {contents: [{uri: href, mimeType: MARKDOWN, text}]};
    },
  );
}

const INSTRUCTIONS =
  'Documentation of the Eppo experimentation and feature-flagging platform. Begin with search_docs, read ' +
  'the page with read_page, and check names in code with sdk_reference. Name the addresses of the pages that ' +
  'you used. What the pages do not say is not known here. Where a page is wrong, offer report_problem.';

/** What a client shows when something failed that is nobody's input. */
const FAILURE = 'This could not be answered because of a fault in the server.';

async function call(
  {run}: Tool,
  input: Record<string, unknown>,
  context: Context,
): Promise<CallToolResult> {
  try {
    const text = await run(input, context);
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
  return server;
}
