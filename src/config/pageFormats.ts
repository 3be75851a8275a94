import type {PageFormatsOptions} from '../features/page-formats/index.ts';
import {readData} from '../shared/dataFile.ts';

const {servers} = readData('static/openapi.yaml') as {servers: [{url: string}]};

/** Pages as Markdown, and the indexes of them for AI tools. */
export const pageFormats = {
  summary:
    'Independent documentation of the Eppo experimentation and feature-flagging platform: flags, ' +
    'experiments, metrics, statistics, SDKs and administration.',
  instructions: [
    'To search, look up methods of SDKs, evaluate flags, check metrics files and SQL, or compute ' +
      'sample sizes, connect the MCP server at `{{site}}/mcp`: ' +
      '{{site}}/guides/engineering/use-these-docs-with-ai-tools/index.md. Skills for coding agents: ' +
      '{{site}}/skill.md, and one for each section, {{site}}/.well-known/agent-skills/index.json. The ' +
      'public names of all SDKs as data: {{site}}/sdks/reference.json.',
  ],
  guide: {
    route: '/guides/engineering/use-these-docs-with-ai-tools/',
    sections: ['What it can do', 'Without MCP'],
  },
  api: {address: servers[0].url, description: '/openapi.yaml', pages: '/reference/api/'},
  exclude: ['/print/', '/search/'],
} satisfies PageFormatsOptions;
