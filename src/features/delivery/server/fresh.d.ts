declare module 'fresh' {
  import type {IncomingHttpHeaders, OutgoingHttpHeaders} from 'node:http';

  /** Tells whether what a client has is still the same, so that 304 is the answer. */
  export default function fresh(
    request: IncomingHttpHeaders,
    response: OutgoingHttpHeaders,
  ): boolean;
}
