import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {API_FILE} from '../../src/features/reference/openapi/readApi.ts';
import remarkApiReference from '../../src/features/reference/api-pages/index.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {errorOf, transformPage} from '../support/page/transformPage.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const broken = join(folder, 'openapi.yaml');

afterAll(() => rmSync(folder, {recursive: true}));

function render(mdx: string, file?: string): string {
  return transformPage(mdx, remarkApiReference(file ? {file} : {}));
}

/** Renders against a copy of the description in which the first `from` became `to`. */
function renderBroken(mdx: string, from: string, to: string): string {
  const text = readFileSync(API_FILE, 'utf8');
  expect(text).toContain(from);
  writeFileSync(broken, text.replace(from, to));
  return render(mdx, broken);
}

const cases = readData('tests/reference/apiReference.yaml') as {
  name: string;
  element: string;
  has: string[];
  lacks?: string;
}[];

it.each(cases)('$name', ({element, has, lacks}) => {
  const page = render(element);
  has.forEach((text) => expect(page).toMatch(new RegExp(text)));
  if (lacks) {
    expect(page).not.toContain(lacks);
  }
});

it('the overview lists the surest calls first', () => {
  const page = render('<ApiOverview />');
  const experiments = page.slice(page.indexOf('### Experiments'), page.indexOf('### Metrics'));
  const order = [...experiments.matchAll(/\*(documented|observed|inferred)\*/g)].map(
    ([, word]) => word,
  );
  expect(order).toEqual([...order].sort());
});

describe('a fault fails the build at the line of the element', () => {
  it('names the file and the pointer of an unknown reference', () => {
    const error = errorOf(() =>
      renderBroken(
        'Text.\n\n<ApiOperation id="getExperiments" />',
        "items: { $ref: '#/components/schemas/Experiment' }",
        "items: { $ref: '#/components/schemas/Experimnt' }",
      ),
    );
    expect(error).toContain(
      `${broken}: "#/components/schemas/Experimnt" does not exist (referred to at ` +
        '"#/paths/~1experiments/get/responses/200/content/application~1json/schema/items"); ' +
        'did you mean `Experiment`?',
    );
    expect(error).toContain('docs/example.mdx:3:1');
  });

  it('asks for the certainty of an operation', () => {
    expect(() => renderBroken('<ApiOverview />', '      x-certainty: documented\n', '')).toThrow(
      '"#/paths/~1experiments/get" needs x-certainty: documented, observed, inferred',
    );
  });

  it('suggests a name', () => {
    expect(() => render('<ApiOperation id="getExperimnts" />')).toThrow(
      'static/openapi.yaml has no "getExperimnts"; did you mean `getExperiments`?',
    );
    expect(() => render('<ApiOperation />')).toThrow('Write <ApiOperation id="…" />');
  });
});
