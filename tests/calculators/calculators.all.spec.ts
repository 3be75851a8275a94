import {readFile} from 'node:fs/promises';
import {expect, test, type Page} from '@playwright/test';
import {
  tablesToCsv,
  toText,
  type Definition,
} from '../../src/features/calculators/kit/definition.ts';
import {
  evaluate,
  initialOf,
  sharedFields,
  shownFields,
  type Fields,
} from '../../src/features/calculators/kit/fields.ts';
import {findRoutes} from '../support/findRoute.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {definitions} from './definitions.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {writeState} from '../../src/shared/ui/queryFields/queryState.ts';
import {resultOf} from './example.ts';
import {randomForms} from './randomForms.ts';

/** The query string of a calculator's page when its form holds this. */
function addressOf({prefix, fields}: Definition<Fields, object>, raw: Raw): string {
  return writeState('', prefix, sharedFields(fields, raw), sharedFields(fields, initialOf(fields)));
}

/** A field that is typed into, what is typed, and the result before and after. */
function otherForm(definition: Definition<Fields, object>) {
  const initial = initialOf(definition.fields);
  const before = resultOf(evaluate(definition, initial));
  for (const [name, field] of shownFields(definition.fields, initial)) {
    if ('options' in field) continue;
    for (const form of randomForms(definition, 20)) {
      const text = form.raw[name] ?? '';
      const raw = {...initial, [name]: text};
      const evaluation = evaluate(definition, raw);
      if ('errors' in evaluation) continue;
      const {result: after} = evaluation;
      if (definition.summarize(after) === definition.summarize(before)) continue;
      const label = 'unit' in field && field.unit ? `${field.label} (${field.unit})` : field.label;
      return {label, text, raw, before, after, isLocal: 'isLocal' in field};
    }
  }
  throw new Error(`No field of “${definition.title}” changes its answer.`);
}

for (const definition of definitions) {
  const open = async (page: Page, query = '') => {
    const {title} = definition;
    const [route] = findRoutes(`“${title}”`, new RegExp(`>${title}</p>`));
    await visit(page, route + query);
    const region = page.getByRole('region', {name: title});
    return {region, answer: region.locator('[data-answer]')};
  };

  test(`${definition.title}: a field is typed, kept in the address, refused and mended`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const {region, answer} = await open(page);
    const other = otherForm(definition);
    await expect(answer).toContainText(definition.summarize(other.before));
    const field = region.getByLabel(other.label, {exact: true}).first();
    await field.fill(other.text);
    await expect(answer).toContainText(definition.summarize(other.after));
    await expectAccessible(page);

    await field.fill('many');
    await expect(field).toHaveAccessibleDescription(/not “many”/);
    const refusal = region
      .getByRole('paragraph')
      .filter({hasText: 'A field above needs correcting.'});
    await expect(refusal).toBeVisible();
    await expect(answer).toContainText(definition.summarize(other.after));

    await field.fill(other.text);
    await expect(refusal).toHaveCount(0);
    if (!other.isLocal) {
      await expect.poll(() => new URL(page.url()).search).toBe(addressOf(definition, other.raw));
      await page.reload();
      await expect(answer).toContainText(definition.summarize(other.after));
    }
    await region.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(answer).toContainText(definition.summarize(other.before));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // The reload gives up what the page was loading ahead.
    expect(problems.filter((problem) => !problem.includes('net::ERR_ABORTED'))).toEqual([]);
  });

  test(`${definition.title}: result, tables and scripts are taken along by keyboard`, async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const {region} = await open(page);
    const {before: result} = otherForm(definition);

    await region.getByRole('button', {name: 'Copy result'}).press('Enter');
    await expect.poll(clipboard).toBe(toText(definition, result, initialOf(definition.fields)));

    const download = page.waitForEvent('download');
    await region.getByRole('button', {name: 'Download CSV'}).press('Enter');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toBe(tablesToCsv(definition.tables(result)));

    // What the scripts print is compared with the functions in code.all.test.ts.
    await region.getByText('Copy as R, Python or SQL').press('Enter');
    await expect(region.getByRole('group', {name: 'Computation in R'})).toContainText('cat("');
    await region.getByLabel('Language').selectOption('Python');
    const python = region.getByRole('group', {name: 'Computation in Python'});
    await expect(python).toContainText('print("');
    await region.getByRole('button', {name: 'Copy as Python'}).press('Enter');
    await expect.poll(clipboard).toBe(await python.innerText());
    await expectAccessible(page);
  });

  test(`${definition.title}: without scripts it is a worked example`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    const [route] = findRoutes(definition.title, new RegExp(`>${definition.title}</p>`));
    await page.goto(route);
    const region = page.getByRole('region', {name: definition.title});
    await expect(region.getByText(/This is a worked example/)).toBeVisible();
    await expect(region).toContainText(definition.summarize(otherForm(definition).before));
    await context.close();
  });
}
