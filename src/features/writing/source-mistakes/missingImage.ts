import type {MarkdownHooks} from '@docusaurus/types';

type Refuse = Extract<MarkdownHooks['onBrokenMarkdownImages'], (...args: never) => unknown>;

/** Refuses an image whose file is not there. Docusaurus would advise to leave out its check. */
export const refuseMissingImage: Refuse = ({sourceFilePath, url, node}) => {
  const place = [sourceFilePath, node.position?.start.line].filter(Boolean).join(':');
  throw new Error(
    `${place}: There is no image ${url}. Pages draw what they show: a diagram, a chart or a screen of the product (CONTRIBUTING.md). A file belongs beside the page.`,
  );
};
