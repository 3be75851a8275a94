import {startServer, type RunningServer} from '../../features/delivery/server/startServer.ts';
import {MCP_PATH} from '../../features/mcp/http/answerRequest.ts';
import {createNodeEndpoint} from '../../features/mcp/http/nodeEndpoint.ts';

/** Serves a built site as its hosts do, with its functions. */
export async function serveSite(root: string, port: number): Promise<RunningServer> {
  return startServer({root, port, functions: {[MCP_PATH]: createNodeEndpoint(root)}});
}
