/** Site path under which the MCP server is asked, where the host runs functions. */
export const MCP_PATH = '/mcp';

/** What clients list the server as. */
export const MCP_NAME = 'eppo-docs';

/**
 * Links that add a server to a client, made of its address.
 *
 * @see https://cursor.com/docs/context/mcp/install-links
 * @see https://code.visualstudio.com/api/extension-guides/ai/mcp#create-an-mcp-installation-url
 */
export const installLinks = {
  Cursor: (url: string): string =>
    `cursor://anysphere.cursor-deeplink/mcp/install?name=${MCP_NAME}&config=${encodeURIComponent(btoa(JSON.stringify({url})))}`,
  'VS Code': (url: string): string =>
    `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name: MCP_NAME, type: 'http', url}))}`,
} as const;
