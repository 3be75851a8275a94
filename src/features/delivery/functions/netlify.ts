import {negotiate} from './negotiate.ts';

/** Pages end with a slash; Netlify reads this text, and asks the function for nothing else. */
export const config = {pattern: '^/(?:.*/)?$'};

export default function handler(
  request: Request,
  {next}: {next: () => Promise<Response>},
): Promise<Response> {
  return negotiate(request, next, fetch);
}
