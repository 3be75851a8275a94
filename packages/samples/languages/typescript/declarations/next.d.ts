/** The part of Next.js 15 that samples use; the package itself is too large for its types alone. */
declare module 'next' {
  export type Metadata = {title?: string; description?: string};
  export type NextApiRequest = {
    method?: string;
    query: Partial<Record<string, string | string[]>>;
    cookies: Partial<Record<string, string>>;
    headers: Record<string, string | string[] | undefined>;
    body: any;
  };
  export type NextApiResponse<T = any> = {
    status(code: number): NextApiResponse<T>;
    json(body: T): void;
    end(): void;
    setHeader(name: string, value: string): NextApiResponse<T>;
  };
  export type GetServerSidePropsContext = {
    req: NextApiRequest;
    query: Record<string, string | string[] | undefined>;
    params?: Record<string, string | string[] | undefined>;
  };
  export type GetServerSideProps<P> = (
    context: GetServerSidePropsContext,
  ) => Promise<{props: P} | {notFound: true}>;
  export type InferGetServerSidePropsType<T extends (...args: any) => any> = Extract<
    Awaited<ReturnType<T>>,
    {props: unknown}
  >['props'];
  export type NextConfig = Record<string, unknown>;
}

declare module 'next/app' {
  import type {ComponentType} from 'react';
  export type AppProps = {Component: ComponentType<any>; pageProps: any};
}

declare module 'next/headers' {
  type Cookie = {name: string; value: string};
  type CookieOptions = {httpOnly?: boolean; maxAge?: number; path?: string; sameSite?: string};
  export function cookies(): Promise<{
    get(name: string): Cookie | undefined;
    has(name: string): boolean;
    set(name: string, value: string, options?: CookieOptions): void;
  }>;
  export function headers(): Promise<Headers>;
}

declare module 'next/server' {
  type Cookie = {name: string; value: string};
  type CookieOptions = {
    httpOnly?: boolean;
    maxAge?: number;
    path?: string;
    sameSite?: string;
    secure?: boolean;
  };
  export class NextRequest extends Request {
    readonly nextUrl: URL;
    readonly cookies: {
      get(name: string): Cookie | undefined;
      has(name: string): boolean;
      set(name: string, value: string): void;
    };
  }
  export class NextResponse extends Response {
    static json(body: unknown, init?: ResponseInit): NextResponse;
    static next(init?: {request?: {headers?: Headers}}): NextResponse;
    static redirect(url: string | URL, status?: number): NextResponse;
    static rewrite(url: string | URL): NextResponse;
    readonly cookies: {set(name: string, value: string, options?: CookieOptions): void};
  }
  export function userAgent(request: {headers: Headers}): {isBot: boolean};
  export function after(callback: () => void | Promise<void>): void;
  export type NextFetchEvent = {waitUntil(promise: Promise<unknown>): void};
}

declare module 'next/navigation' {
  export function useRouter(): {push(path: string): void; refresh(): void};
  export function usePathname(): string;
  export function useSearchParams(): URLSearchParams;
  export function redirect(path: string): never;
  export function notFound(): never;
}

declare module 'next/dynamic' {
  import type {ComponentType, ReactNode} from 'react';
  export default function dynamic<P>(
    loader: () => Promise<ComponentType<P> | {default: ComponentType<P>}>,
    options?: {ssr?: boolean; loading?: () => ReactNode},
  ): ComponentType<P>;
}

declare module 'next/link' {
  import type {ComponentType, ReactNode} from 'react';
  const Link: ComponentType<{href: string; children?: ReactNode; prefetch?: boolean}>;
  export default Link;
}

declare module 'server-only' {}
declare module 'client-only' {}
