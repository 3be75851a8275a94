import {describe, expect, it} from 'vitest';
import {areRequired} from '../../packages/samples/languages/toolchains/required.ts';
import {describeHtmlError, findHtmlErrors, isJavaInstalled} from './checkHtml.ts';

const hasJava = isJavaInstalled();
if (!hasJava) {
  console.warn('The HTML of the pages is not checked: install Java to run the Nu HTML checker.');
}

describe.skipIf(!hasJava && !areRequired)('HTML (needs Java)', () => {
  it('is valid on every page', () => {
    expect(findHtmlErrors('build').map(describeHtmlError)).toEqual([]);
  });
});
