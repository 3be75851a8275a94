/** Name of the window's event that asks for the assistant. */
export const OPEN_EVENT = 'assistant:open';

/** Opens the assistant from anywhere on the page. */
export function openAssistant(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}
