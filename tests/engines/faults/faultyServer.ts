import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** What happens to requests whose path matches. */
export interface Fault {
  path: RegExp;
  /** Answered in place of the server. */
  status?: number;
  type?: string;
  body?: string;
  /** Changes the server's answer. */
  change?: (body: string) => string;
  /** The connection breaks. */
  isCut?: boolean;
  /** Answered when this is done. */
  until?: Promise<void>;
  /** How many requests; all by default. */
  times?: number;
}

/** Headers that are true of an answer only while it is packed and unchanged. */
const OF_THE_UNCHANGED = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
];

/** Where the code is that runs in every page before its own. */
const BEFORE = '/test/before.js';

/** Where pages tell of errors. */
const PROBLEM_PATH = '/test/problem';

/** Runs first in every page: sends on what nobody caught, and what its policy refused. */
const PROBE = `
(() => {
  // What a page gives up when it is left is no problem.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const tell = (text) =>
    isLeaving || navigator.sendBeacon('${PROBLEM_PATH}', location.pathname + ': ' + text);
  addEventListener('error', (event) => {
    if (event.message) tell(event.message);
  });
  addEventListener('unhandledrejection', ({reason}) => tell(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.columnNumber].join(' ')),
  );
})();
`;

/** A server in front of the real one, which fails as it is told, in the same way for any engine. */
export class FaultyServer {
  #target: string;
  readonly #server = createServer((incoming, outgoing) => {
    this.#answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  #faults: Fault[] = [];
  #before = '';
  /** Errors that pages told of, uncaught or against their policy. */
  readonly problems: string[] = [];
  /** Paths asked for, in their order. */
  readonly asked: string[] = [];

  constructor(target: string) {
    this.#target = target;
  }

  /** @returns its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, resolve);
    });
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds a fault; the newest that matches counts. */
  fail(fault: Fault): void {
    this.#faults.unshift({...fault});
  }

  /** Breaks all connections, now and until `mend`. */
  goOffline(): void {
    this.fail({path: /^/, isCut: true});
    this.#server.closeAllConnections();
  }

  /** Ends all faults. */
  mend(): void {
    this.#faults = [];
  }

  /** Answers from another build now on. */
  deploy(target: string): void {
    this.#target = target;
  }

  /** Runs code in every page before any of its own. */
  before(code: string): void {
    this.#before += `${code};`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  #faultFor(path: string): Fault | undefined {
    const fault = this.#faults.find((each) => each.path.test(path) && each.times !== 0);
    if (fault?.times) {
      fault.times -= 1;
    }
    return fault;
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path === BEFORE) {
      outgoing.setHeader('content-type', 'text/javascript').end(PROBE + this.#before);
      return;
    }
    if (path === PROBLEM_PATH) {
      this.problems.push(await text(incoming));
      outgoing.end();
      return;
    }
    this.asked.push(path);
    const fault = this.#faultFor(path);
    await fault?.until;
    if (fault?.isCut) {
      outgoing.destroy();
    } else if (fault?.status) {
      outgoing.writeHead(fault.status, {'content-type': fault.type ?? 'text/plain'});
      outgoing.end(fault.body);
    } else {
      await this.#forward(incoming, outgoing, fault?.change);
    }
  }

  /** Asks the real server, and has pages run the code first. */
  async #forward(
    {url, headers: {accept = ''}}: IncomingMessage,
    outgoing: ServerResponse,
    change?: Fault['change'],
  ): Promise<void> {
    const response = await fetch(this.#target + url, {headers: {accept}, redirect: 'manual'});
    const headers = [...response.headers].filter(([name]) => !OF_THE_UNCHANGED.includes(name));
    outgoing.writeHead(response.status, Object.fromEntries(headers));
    if (change || accept.includes('html')) {
      const body = await response.text();
      const changed = change?.(body) ?? body;
      outgoing.end(changed.replace('<head>', `<head><script src="${BEFORE}"></script>`));
    } else {
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    }
  }
}
