import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {assistantSources, externalAssistantOf} from '../../src/features/assistant/settings.ts';
import {allowSources} from '../support/page/allowSources.ts';

/** The widget, as far as the site speaks to it. */
export const WIDGET_CODE = 'window.runllm = {open: () => { document.title = "widget opened"; }};';
/** The answer of the host of the widget. */
export const widgetScript = {
  contentType: 'text/javascript',
  headers: {'access-control-allow-origin': '*'},
  body: WIDGET_CODE,
};
const settings = {
  DOCS_ASSISTANT_INTEGRITY: `sha384-${createHash('sha384').update(WIDGET_CODE).digest('base64')}`,
  DOCS_ASSISTANT_SCRIPT: 'https://widget.invalid/loader.js',
  DOCS_ASSISTANT_SERVER: 'https://api.invalid',
  DOCS_ASSISTANT_ID: '42',
};
const widget = externalAssistantOf(settings);

/** Gives the page the settings and the policy of a build with an external assistant. */
export async function configureWidget(page: Page): Promise<void> {
  await allowSources(page, [assistantSources(settings)]);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const file = path.join('build', new URL(route.request().url()).pathname);
    const fields = `customFields:{"assistant":${JSON.stringify(widget)},`;
    const body = readFileSync(file, 'utf8').replace('customFields:{', fields);
    expect(body).toContain(fields);
    await route.fulfill({body, contentType: 'text/javascript'});
  });
}
