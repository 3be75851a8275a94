import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';

function run(script: string, ...given: string[]) {
  const command = ['node_modules/.bin/tsx', `src/features/${script}.ts`, ...given];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe.each([
  ['search:evaluate', 'search/cli/searchEvaluate'],
  ['ask:evaluate', 'assistant/cli/askEvaluate'],
])('%s', (name, script) => {
  it('says how to call it when no file is named', () => {
    expect(run(script)).toEqual({
      status: 1,
      stdout: '',
      stderr: `Name a file of queries: npm run --silent ${name} -- queries.json\n`,
    });
  });

  it('asks for a build where there is none', () => {
    const {status, stderr} = run(script, 'any.json', '--build', '/nowhere');
    expect(stderr).toMatch(/^\/nowhere\/\S+ does not exist\. Build the site first/);
    expect(status).toBe(1);
  });
});
