import type {Locator, Page} from '@playwright/test';

/** A question that the docs answer, and the passage that its answer begins with. */
export const QUESTION = 'Which roles does the BigQuery service account need?';
export const SOURCE = /^Connect BigQuery/;

/** A page with little on it; here the assistant is tried. */
export const PAGE = '/administration/teams/';

/** The parts of the dialog while it answers, as a reader meets them. */
interface AssistantParts {
  launcher: Locator;
  dialog: Locator;
  input: Locator;
  status: Locator;
  /** Headings of quoted passages, as links. */
  sources: Locator;
}

export function assistantOf(page: Page): AssistantParts {
  const dialog = page.getByRole('dialog', {name: 'Ask the docs'});
  return {
    launcher: page.getByRole('button', {name: /^Ask the docs$/}),
    dialog,
    input: dialog.getByRole('textbox', {name: 'Your question'}),
    // The others are of the buttons that copy.
    status: dialog.getByRole('status').last(),
    sources: dialog.getByRole('article').getByRole('heading').getByRole('link'),
  };
}

/** Opens the assistant by its key, once the page has come to life. */
export async function openAssistant(page: Page, path = PAGE) {
  await page.goto(path);
  const parts = assistantOf(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.keyboard.press('Control+j');
  await parts.input.waitFor();
  return parts;
}

/** Asks a question and waits for its answer. */
export async function ask({input, dialog}: AssistantParts, question: string): Promise<void> {
  await input.fill(question);
  await input.press('Enter');
  await dialog.getByRole('heading', {name: question}).last().waitFor();
  await dialog.getByText('Searching the docs…').first().waitFor({state: 'detached'});
}
