import {
  McpServer,
  type CallToolResult,
  ResourceTemplate,
  type GetPromptResult,
} from '@modelcontextprotocol/server';
import {CfWorkerJsonSchemaValidator} from '@modelcontextprotocol/server/validators/cf-worker';
import {remember, Refusal} from './answers.ts';
import {serverInfo} from './serverCard.ts';
import {type Context, type Tool, shortText} from './tool.ts';
import {tools} from './tools/index.ts';
import {markdownPath} from '../../shared/paths.ts';
import {titleOf, type Docs} from './docs/docs.ts';
import {findRoute, findSdk} from './docs/find.ts';

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

function say(...sentences: string[]): GetPromptResult {
  return {messages: [{role: 'user', content: {type: 'text', text: sentences.join('\n')}}]};
}

/** Adds what people often want to have done, to be chosen in a client. */
function registerPrompts(server: McpServer, docs: Docs): void {
  const {siteUrl} = docs;
  const names = docs.sdks.map(({sdk}) => sdk).join(', ');

  server.registerPrompt(
    'add_a_flag',
    {
      title: 'Add a flag in …',
      description: 'Adds a feature flag to the code at hand.',
      argsSchema: {sdk: shortText(`The SDK: ${names}`)},
    },
    ({sdk}) => {
      const {title, route, sdk: name} = findSdk(docs, sdk);
      return say(
        `Add an Eppo feature flag to this code with the ${title} SDK.`,
        `1. Read ${siteUrl}${route} and its pages with read_page: how the client starts, and how an assignment is made and logged.`,
        `2. Check every call with sdk_reference (sdk: "${name}") before you write it.`,
        '3. Ask me for the key of the flag, its type and what identifies a subject, if the code does not say.',
        '4. Give the getter the default that keeps the present behavior, and attach an assignment logger if the flag runs an experiment.',
        'Name the pages that you used.',
      );
    },
  );

  server.registerPrompt(
    'diagnose_a_default',
    {
      title: 'Diagnose a default',
      description: 'Finds out why a call returns its default value.',
      argsSchema: {
        sdk: shortText(`The SDK: ${names}`),
        code: shortText(
          'Evaluation code or message, such as FLAG_UNRECOGNIZED_OR_DISABLED',
        ).optional(),
      },
    },
    ({sdk, code}) =>
      say(
        `A call of the ${findSdk(docs, sdk).title} SDK of Eppo returns its default value${code ? ` with ${code}` : ''}. Find out why.`,
        `1. Search the reasons with search_docs${code ? ` for "${code}"` : ' for "default value returned" and "evaluation codes"'}.`,
        '2. Look at the code: is the client initialized before the call, is the getter of the type of the flag, do flag key and environment of the SDK key fit?',
        '3. If I can give you the configuration, evaluate it with evaluate_flag for the subject and its attributes. The answer is that of the JavaScript SDKs; heed what it says about others.',
        '4. Say the cause, how to see that it is the one, and the fix. Name the pages that you used.',
      ),
  );

  server.registerPrompt(
    'size_a_test',
    {
      title: 'Size a test',
      description: 'Finds out how many subjects and weeks an experiment needs.',
      argsSchema: {
        metric: shortText(
          'The metric, such as "conversion, 4% of 20,000 visitors a week"',
        ).optional(),
      },
    },
    ({metric}) =>
      say(
        `Size an experiment${metric ? ` on this metric: ${metric}` : ''}.`,
        '1. Ask me for what is missing: rate or mean and variance, new subjects a week, the smallest change worth finding, the analysis method.',
        '2. Compute with the tool statistics, calculator "size"; call it without fields first to see their names.',
        '3. Answer with subjects per variation and weeks, what changes them most, and the address of the calculator with these numbers.',
        `What the terms mean: ${siteUrl}/statistics/sample-size-calculator/usage/`,
      ),
  );
}

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
