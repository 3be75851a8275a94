import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {checkMetricYaml} from '../../src/features/checkers/MetricYamlChecker/checkMetricYaml.ts';

const FOLDER = 'docs/data-management/certified-metrics';

/** Samples that the pages call right: each names the schema of metrics files. */
const samples = ['index', 'eppo-schema', 'upgrading-metrics']
  .flatMap((page) => extractPage(`${FOLDER}/${page}.mdx`).fences)
  .filter(({language, meta}) => language === 'yaml' && meta.schema === 'metric-sync.schema.json');

describe('metrics files on pages', () => {
  it.each(samples.map((sample) => [sample.id, sample.code]))('%s has no mistake', (_, code) => {
    expect(checkMetricYaml(code)).toEqual([]);
  });

  it('are there', () => {
    expect(samples.length).toBeGreaterThanOrEqual(3);
  });

  it('that the pages call wrong are found wrong: the copied block', () => {
    const {fences} = extractPage(`${FOLDER}/upgrading-metrics.mdx`);
    const copied = fences.find(({meta}) => meta.title === 'copied');
    expect(checkMetricYaml(copied?.code ?? '')).toMatchObject([
      {severity: 'error', fix: expect.stringContaining('Write `fact_sources:` on the first line')},
      {severity: 'error', place: 'reference_url', fix: 'Give it a value, or remove the key.'},
    ]);
  });

  it('have the version of the tool that the check was compared with', () => {
    const page = readFileSync(`${FOLDER}/eppo-schema.mdx`, 'utf8');
    expect(page).toContain('`eppo_metrics_sync` 0.2.0');
  });
});
