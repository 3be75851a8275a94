import {request, type IncomingHttpHeaders} from 'node:http';
import {urlToHttpOptions} from 'node:url';

interface HttpAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Bytes on the wire, headers left out. */
  size: number;
}

/**
 * Asks a server by plain HTTP: `fetch` would follow redirects, tidy the path and hide the encoding.
 *
 * @param server address such as `http://localhost:3000`, or the path of a Unix socket.
 * @param path sent as it is.
 */
export async function httpGet(
  server: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpAnswer> {
  const place = server.startsWith('/') ? {socketPath: server} : urlToHttpOptions(new URL(server));
  return new Promise((resolve, reject) => {
    request({...place, path, headers, method})
      .on('response', (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        response.on('end', () => {
          resolve({status: response.statusCode, headers: response.headers, size});
        });
      })
      .on('error', reject)
      .end();
  });
}
