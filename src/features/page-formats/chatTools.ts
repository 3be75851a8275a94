/** The chat tools in the menu of a page, in order, with the address of a new conversation. */
export const chatTools = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/** Returns what a conversation about a page starts with, for the end of an address. */
export function firstMessage(markdownUrl: string): string {
  return encodeURIComponent(`Read ${markdownUrl} so that I can ask you questions about it.`);
}
