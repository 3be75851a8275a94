import {describe, expect, it} from 'vitest';
import {areRequired} from '../../packages/samples/languages/toolchains/command.ts';
import {canCheckHtml, describeHtmlError, findHtmlErrors} from './checkHtml.ts';

const canCheck = canCheckHtml();
if (!canCheck) {
  console.warn(
    'The HTML of the pages is not checked: the Nu HTML checker needs Java and packages/thorough.',
  );
}

describe.skipIf(!canCheck && !areRequired)('HTML (needs Java)', () => {
  it('is valid on every page', () => {
    expect(findHtmlErrors('build').map(describeHtmlError)).toEqual([]);
  });
});
