import {describe, expect, it} from 'vitest';
import {readApi} from '../../../src/features/reference/openapi/readApi.ts';
import {requestSamples} from '../../../src/features/reference/openapi/requestSamples.ts';
import {checkExtracted} from '../core/check.ts';
import {LIGHT_CHECKERS} from '../core/checkers.ts';
import {extractPage} from '../core/extract.ts';
import {languageChecker} from '../languages/checkLanguage.ts';
import {languages} from '../languages/registry.ts';

/** Python is parsed and not executed: its calls would leave the machine. */
const python = languages.find(({name}) => name === 'python')!;
const CHECKERS = [...LIGHT_CHECKERS, languageChecker(python)];

/** A page of its own for each call, with the fences as the site shows them. */
function samplePages() {
  const api = readApi();
  return api.groups
    .flatMap(({operations}) => operations)
    .map((operation) => {
      const fences = requestSamples(api, operation).map(
        ({language, code}) =>
          `\`\`\`${language}${language === 'js' ? ' run' : ''}\n${code}\n\`\`\``,
      );
      return extractPage(`static/openapi.yaml#${operation.id}`, fences.join('\n\n'));
    });
}

describe('the samples made from the description of the API', () => {
  it('pass the checks of their languages', async () => {
    const pages = samplePages();
    const {faults, verdicts} = await checkExtracted(pages, CHECKERS, {pastes: false});
    expect(faults).toEqual([]);
    expect(verdicts).toHaveLength(pages.length * 3);
    expect(verdicts.map(({status}) => status)).not.toContain('unchecked');
  });
});
