import {ResourceTemplate, type McpServer} from '@modelcontextprotocol/server';
import {markdownPath} from '../../shared/built-page/markdownPath.ts';
import {titleOf, type Docs} from './docs/docs.ts';
import {findRoute} from './docs/findRoute.ts';

const MARKDOWN = 'text/markdown';

/** Offers every page and every skill as a resource, under the address of its Markdown. */
export function registerResources(server: McpServer, docs: Docs): void {
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
