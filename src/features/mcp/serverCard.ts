import {MCP_NAME, MCP_PATH} from '../../shared/mcpServer.ts';

/** What the server calls itself, before and after a client has connected. */
export const serverInfo = {name: MCP_NAME, title: 'Eppo documentation', version: '1.0.0'};

/** Site path of the card. */
export const CARD_PATH = '/.well-known/mcp/server-card.json';

/**
 * Returns what a client may know of the server before it connects.
 *
 * @param siteUrl address of the site, without a trailing slash.
 * @param repository address of the repository, whose issues take reports.
 * @see https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/schema.ts
 */
export function serverCard(siteUrl: string, repository: string): object {
  const {name, title, version} = serverInfo;
  const reversed = new URL(siteUrl).hostname.split('.').reverse().join('.');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${reversed}/${name}`,
    version,
    title,
    description: 'Searches and reads the docs, looks up SDKs, evaluates flags, checks SQL.',
    websiteUrl: siteUrl,
    repository: {url: repository, source: new URL(repository).hostname.split('.')[0]},
    remotes: [{type: 'streamable-http', url: siteUrl + MCP_PATH}],
  };
}
