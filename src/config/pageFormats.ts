import type {PageFormatsOptions} from '../features/page-formats/index.ts';

/** Pages as Markdown, and the indexes of them for AI tools. */
export const pageFormats = {
  summary:
    'Independent documentation of the Eppo experimentation and feature-flagging platform: flags, ' +
    'experiments, metrics, statistics, SDKs and administration.',
  instructions: [
    'To search, look up methods of SDKs, evaluate flags, check metrics files and SQL, or compute ' +
      'sample sizes, connect the MCP server at `{{site}}/mcp`: ' +
      '{{site}}/guides/engineering/use-these-docs-with-ai-tools/index.md. A skill for coding agents: ' +
      '{{site}}/skill.md. The public names of all SDKs as data: {{site}}/sdks/reference.json.',
  ],
  exclude: ['/search/'],
} satisfies PageFormatsOptions;
