import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {API_FILE} from '../../src/features/reference/openapi/readApi.ts';
import remarkApiReference from '../../src/features/reference/api-pages/index.ts';
import {transformPage} from '../support/page/transformPage.ts';

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

describe('an operation', () => {
  it('says what to call and how sure that is', () => {
    const page = render('<ApiOperation id="createExperiment" />');
    expect(page).toContain('### Create an experiment analysis');
    expect(page).toContain('`POST /experiments` *documented*');
    expect(page).not.toContain('caution');
  });

  it('warns the reader when it is inferred', () => {
    const page = render('<ApiOperation id="updateExperiment" />');
    expect(page).toContain('*inferred*');
    expect(page).toContain(':::caution[Inferred]');
  });

  it('marks fields and parameters that are less sure than itself', () => {
    const body = render('<ApiOperation id="createExperiment" />');
    expect(body).toMatch(/\| `metrics` \|.*\*observed\* Exactly one is primary\. \|/);
    expect(body).toContain('| `name` | string | yes | Name shown in Eppo. |');
    const parameters = render('<ApiOperation id="getMetrics" />');
    expect(parameters).toMatch(/\| `includeExperiments` \|.*\*inferred\* Adds experiments/);
  });

  it('marks what is required', () => {
    const page = render('<ApiOperation id="updateEnvironmentStatus" />');
    expect(page).toMatch(/\| `environmentId` \| path \| integer \| yes \|/);
    expect(page).toMatch(/\| `enabled` \| boolean \| yes \|/);
    expect(render('<ApiOperation id="getFeatureFlags" />')).toMatch(
      /\| `include_archived` \| query \| boolean \| `false` \|/,
    );
  });

  it('shows its call in three languages, with the key from the environment', () => {
    const page = render('<ApiOperation id="updateEnvironmentStatus" />');
    expect(page).toContain('--header "X-Eppo-Token: $EPPO_API_KEY"');
    expect(page).toContain("'X-Eppo-Token': process.env.EPPO_API_KEY");
    expect(page).toContain('"X-Eppo-Token": os.environ["EPPO_API_KEY"]');
    expect(page).toContain('/feature-flags/87/environments/3/update-status');
    expect(page.match(/<TabItem/g)).toHaveLength(3);
  });

  it('tells particular errors from common ones', () => {
    const page = render('<ApiOperation id="updateEnvironmentStatus" />');
    expect(page).toMatch(/\*\*400\*\*: Already in that state/);
    expect(page).toMatch(/\*\*401, 403, 404, 429\*\*: as for \[every call\]/);
  });
});

describe('an object', () => {
  it('links to the objects inside it, on whichever page they are', () => {
    expect(render('<ApiObject name="PublicApiAudience" />')).toContain(
      '[targeting rules](/reference/api/feature-flags/#targeting-rule-object)',
    );
  });
});

describe('the overview', () => {
  it('lists every call with its basis, surest first', () => {
    const page = render('<ApiOverview />');
    expect(page).toMatch(
      /\[`GET \/experiments`\]\(\/reference\/api\/experiments\/#get-experiments\).*documented/,
    );
    const experiments = page.slice(page.indexOf('### Experiments'), page.indexOf('### Metrics'));
    const order = [...experiments.matchAll(/\*(documented|observed|inferred)\*/g)].map(
      ([, word]) => word,
    );
    expect(order).toEqual([...order].sort());
  });
});

describe('a fault fails the build at the line of the element', () => {
  it('names the file and the pointer of an unknown reference', () => {
    const build = () =>
      renderBroken(
        'Text.\n\n<ApiOperation id="getExperiments" />',
        "items: { $ref: '#/components/schemas/Experiment' }",
        "items: { $ref: '#/components/schemas/Experimnt' }",
      );
    expect(build).toThrow(
      `${broken}: "#/components/schemas/Experimnt" does not exist (referred to at ` +
        '"#/paths/~1experiments/get/responses/200/content/application~1json/schema/items"); ' +
        'did you mean `Experiment`?',
    );
    try {
      build();
    } catch (error) {
      expect(String(error)).toContain('docs/page.mdx:3:1');
    }
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
