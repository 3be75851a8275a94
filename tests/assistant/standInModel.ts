import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {BrowserContext} from '@playwright/test';
import {CONFIGURED} from '../support/configuredBuild.ts';

/** What the model was asked. */
interface ModelRequest {
  model: string;
  messages: {role: string; content: string}[];
}

/** Answers a request; it may never end. */
type Reply = (response: ServerResponse) => void;

/** A model on this machine, which says what a test tells it. */
export interface StandInModel {
  /** What it does with the next request. */
  reply: Reply;
  requests: ModelRequest[];
  /** Whether the browser has given up the request. */
  isAborted: () => boolean;
  close: () => Promise<void>;
}

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {...CORS, 'content-type': 'application/json'})
    .end(JSON.stringify(body));
}

/** Answers with a text. */
export function say(response: ServerResponse, content: string): void {
  sendJson(response, 200, {choices: [{message: {content}}]});
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
  const model: StandInModel = {reply: () => undefined, requests, isAborted: () => isAborted, close};
  return model;
}
