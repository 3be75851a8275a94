import {describe, expect, it} from 'vitest';
import {createFetchStub} from '../../../languages/typescript/run/offline.ts';

const call = createFetchStub();
const headers = {'X-Eppo-Token': 'key'};

function address(path: string): string {
  return `https://eppo.cloud/api/v1${path}`;
}

describe('a sample that calls the REST API', () => {
  it('gets the example of the description', async () => {
    const response = await call(address('/experiments/7?with_calculated_metrics=true'), {headers});
    expect(await response.json()).toMatchObject({id: 4211, status: 'Concluded'});
  });

  it('comes to the end of a list', async () => {
    expect(await (await call(address('/metrics?offset=50'), {headers})).json()).toEqual([]);
  });

  it('is refused without a key', async () => {
    expect((await call(address('/metrics'))).status).toBe(401);
  });

  it('is told that a flag is on already', async () => {
    const path = address('/feature-flags/87/environments/3/update-status');
    const change = (body: string) => call(path, {method: 'PUT', headers, body});
    expect((await change('{"enabled":false}')).status).toBe(204);
    expect(await (await change('{"enabled":true}')).text()).toContain('already ON');
  });

  it.each([
    ['/flags', 'GET', /no GET \/flags/],
    ['/experiments/7', 'PATCH', /no PATCH \/experiments\/7/],
    ['/experiments?page=2', 'GET', /getExperiments has no page/],
    ['/experiments', 'POST', /createExperiment needs a body/],
  ])('fails on %s with %s', async (path, method, message) => {
    await expect(call(address(path), {method, headers})).rejects.toThrow(message);
  });
});
