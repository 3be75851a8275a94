import type {ToolName} from '../settings.ts';

const bits: Record<ToolName, number> = {gtag: 1, clarity: 2, rudderstack: 4};

/**
 * Returns a number that differs when the tools do: readers are asked again when a tool is added,
 * because their answer was not about that one.
 */
export function consentRevision(tools: readonly ToolName[]): number {
  return tools.reduce((revision, tool) => revision + bits[tool], 0);
}
