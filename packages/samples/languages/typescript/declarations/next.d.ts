/** The part of Next.js 15 that samples use; the package itself is too large for its types alone. */
declare module 'next' {
  export type GetServerSideProps<P> = (context: {
    req: {cookies: Partial<Record<string, string>>};
  }) => Promise<{props: P} | {notFound: true}>;
  export type NextConfig = Record<string, unknown>;
}

declare module 'next/headers' {
  export function cookies(): Promise<{
    get(name: string): {name: string; value: string} | undefined;
  }>;
}

declare module 'next/server' {
  type CookieOptions = {
    httpOnly?: boolean;
    maxAge?: number;
    path?: string;
    sameSite?: string;
    secure?: boolean;
  };
  export class NextRequest extends Request {
    readonly cookies: {
      get(name: string): {name: string; value: string} | undefined;
      has(name: string): boolean;
      set(name: string, value: string): void;
    };
  }
  export class NextResponse extends Response {
    static next(init?: {request?: {headers?: Headers}}): NextResponse;
    static rewrite(url: string | URL): NextResponse;
    readonly cookies: {set(name: string, value: string, options?: CookieOptions): void};
  }
  export function userAgent(request: {headers: Headers}): {isBot: boolean};
  export type NextFetchEvent = {waitUntil(promise: Promise<unknown>): void};
}
