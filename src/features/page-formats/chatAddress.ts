import type {ChatTool} from './chatTools.ts';

/**
 * Returns the address that opens a chat tool with a first message about a page.
 *
 * @param markdownUrl address of the page's Markdown, with its host: the tool fetches it.
 */
export function chatAddress({address}: ChatTool, markdownUrl: string): string {
  const prompt = `Read ${markdownUrl} so that I can ask you questions about it.`;
  return address.replace('{prompt}', encodeURIComponent(prompt));
}
