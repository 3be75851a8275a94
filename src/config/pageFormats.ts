import type {PageFormatsOptions} from '../features/page-formats/index.ts';

/** Pages as Markdown, and the indexes of them for AI tools. */
export const pageFormats = {
  summary:
    'Independent documentation of the Eppo experimentation and feature-flagging platform: flags, ' +
    'experiments, metrics, statistics, SDKs and administration.',
  exclude: ['/search/'],
} satisfies PageFormatsOptions;
