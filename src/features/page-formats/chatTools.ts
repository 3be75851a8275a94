/** A chat tool that a page can be handed to. */
export interface ChatTool {
  name: string;
  /** Address of a new conversation; `{prompt}` stands for its first message. */
  address: string;
}

/** The chat tools in the menu of a page, in order. */
export const chatTools: readonly ChatTool[] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q={prompt}'},
  {name: 'Claude', address: 'https://claude.ai/new?q={prompt}'},
];
