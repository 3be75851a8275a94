import type {GetPromptResult, McpServer} from '@modelcontextprotocol/server';
import type {Docs} from './docs/docs.ts';
import {findSdk} from './docs/findSdk.ts';
import {shortText} from './tool.ts';

function say(...sentences: string[]): GetPromptResult {
  return {messages: [{role: 'user', content: {type: 'text', text: sentences.join('\n')}}]};
}

/** Adds what people often want to have done, to be chosen in a client. */
export function registerPrompts(server: McpServer, docs: Docs): void {
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
