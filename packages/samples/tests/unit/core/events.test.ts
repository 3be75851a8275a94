import {describe, expect, it} from 'vitest';
import {dataChecker} from '../../../data/index.ts';
import {applyEdit} from '../../../languages/fault.ts';
import {fence} from '../languages/fence.ts';

const PYTHON = 'docs/sdks/server-sdks/python/assignments.mdx';
const assignment = `{
  "timestamp": "2026-01-15T09:12:33.123456Z",
  "featureFlag": "new-onboarding",
  "allocation": "allocation-17",
  "experiment": "new-onboarding-allocation-17",
  "variation": "treatment",
  "subject": "bob",
  "subjectAttributes": { "country": "US" },
  "metaData": { "sdkName": "python" }
}`;
const bandit = `{
  "flagKey": "shoe-bandit",
  "banditKey": "shoe-bandit",
  "subject": "bob",
  "action": "nike",
  "actionProbability": 0.855
}`;

async function check(code: string, page = PYTHON, language = 'json'): Promise<string[]> {
  const [outcome] = await dataChecker.check([fence(language, code, {page, file: page})]);
  return outcome!.findings.map(({line, message, hint}) => `${line}: ${message}; ${hint ?? ''}`);
}

describe('JSON that shows an event', () => {
  it('passes with the names of the manifest', async () => {
    expect(await check(assignment)).toEqual([]);
    expect(await check(bandit)).toEqual([]);
    const go = 'docs/sdks/server-sdks/go/assignments.mdx';
    expect(await check(assignment, go)).toEqual([]);
    const java = 'docs/sdks/server-sdks/java/assignments.mdx';
    expect(await check(assignment, java)).toEqual([]);
  });

  it.each([
    [assignment, 'subjectAttribute[-s-]', /^108: an .*`subjectAttribute`; .*`subjectAttributes`/],
    [bandit, 'actionProbabil[-i-]ty', /^106: a bandit .*`actionProbabilty`; .*`actionProbability`/],
    // what only another SDK has, or the other event
    [assignment, '[-metaD-]{+sdkMetad+}ata', /^109: an assignment event of python .*`sdkMetadata`/],
    [bandit, '"[-flagKey-]{+featureFlag+}"', /^102: a bandit event of python .*`featureFlag`/],
    // what gives an event its name
    [assignment, 'feature[-F-]{+_f+}lag', /^103: .*`feature_flag`; did you mean `featureFlag`/],
  ])('fails in %s by %s', async (event, edit, message) => {
    expect(await check(applyEdit(event, edit).code)).toEqual([expect.stringMatching(message)]);
  });

  it('accepts the extra fields that a manifest allows, and no others', async () => {
    const extra = assignment.replace('"subject":', '"holdoutKey": "h1", "subject":');
    expect(await check(extra)).toEqual([]);
    expect(await check(extra, 'docs/sdks/client-sdks/javascript/assignments.mdx')).toEqual([]);
    expect(await check(extra, 'docs/sdks/server-sdks/go/assignments.mdx')).toHaveLength(1);
  });

  it('compares with every SDK on a page that belongs to none', async () => {
    const page = 'docs/sdks/event-logging.mdx';
    expect(await check(assignment, page)).toEqual([]);
    expect(await check(assignment.replace('variation"', 'variationKey"'), page)).toHaveLength(1);
  });

  it('knows events in JSON with comments', async () => {
    const wrong = assignment.replace('subjectAttributes', 'subjectAttribute');
    expect(await check(`// an event\n${wrong}`, PYTHON, 'jsonc')).toHaveLength(1);
  });

  it('leaves other JSON alone', async () => {
    const flag = '{"key": "new-onboarding", "variation": "treatment", "allocation": "a", "x": 1}';
    expect(await check(flag)).toEqual([]);
    expect(await check('{"subject": "bob", "experiment": "e", "metric": 1}')).toEqual([]);
    expect(await check('[1, null]')).toEqual([]);
    expect(await check('null')).toEqual([]);
  });
});
