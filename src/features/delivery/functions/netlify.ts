import {negotiate} from './negotiate.ts';

/** Pages, what could be one, and Markdown; Netlify reads this text, and asks for nothing else. */
export const config = {pattern: '^/(?:.*/)?(?:[^/.]*|[^/]*\\.md)$'};

export default function handler(
  request: Request,
  {next}: {next: () => Promise<Response>},
): Promise<Response> {
  return negotiate(request, next, fetch);
}
