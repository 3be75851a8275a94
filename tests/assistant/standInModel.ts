import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {BrowserContext} from '@playwright/test';
import {CONFIGURED} from '../support/configuredBuild.ts';

/** What the model was asked. */
interface ModelRequest {
  model: string;
  stream: boolean;
  messages: {role: string; content: string}[];
}

/** A model on this machine, which says what a test tells it. */
export interface StandInModel {
  /** What it does with the next request. */
  reply: Reply;
  requests: ModelRequest[];
  /** Whether the browser has given up the request. */
  isAborted: () => boolean;
  close: () => Promise<void>;
}

/** Answers a request; it may never end. */
type Reply = (response: ServerResponse) => void;

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Begins a stream of server-sent events and sends pieces of a text. */
export function send(response: ServerResponse, ...pieces: readonly string[]): void {
  if (!response.headersSent) {
    response.writeHead(200, {...CORS, 'content-type': 'text/event-stream; charset=utf-8'});
  }
  for (const content of pieces) {
    response.write(`data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`);
  }
}

/** Sends the rest of a text and ends the answer as it should. */
export function finish(response: ServerResponse, ...pieces: readonly string[]): void {
  send(response, ...pieces);
  response.end('data: {"choices": [{"delta": {}, "finish_reason": "stop"}]}\n\ndata: [DONE]\n\n');
}

/** Answers with something that is no stream. */
export function sendOther(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {...CORS, 'content-type': 'application/json'}).end(body);
}

/** Takes the place of the model that the build with settings names. */
export async function replaceModel(context: BrowserContext): Promise<StandInModel> {
  const requests: ModelRequest[] = [];
  let isAborted = false;
  const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on('close', () => {
      isAborted ||= !response.writableEnded;
    });
    requests.push(JSON.parse(await text(request)) as ModelRequest);
    model.reply(response);
  };
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await context.route(CONFIGURED.DOCS_ASSISTANT_MODEL_URL, (route) =>
    route.continue({url: `http://127.0.0.1:${port}/`}),
  );
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const model: StandInModel = {reply: finish, requests, isAborted: () => isAborted, close};
  return model;
}
