import {expect, it} from 'vitest';
import replaceCode from '../../src/features/lean-pages/bundle/replaceCode.mjs';

const context = {
  getOptions: () => ({pieces: {'setWidth(1)': 'later(() => setWidth(1))'}, imports: 'imports;\n'}),
  resourcePath: 'width.js',
};

it('replaces a piece of code wherever it stands', () => {
  expect(replaceCode.call(context, 'if (a) setWidth(1);\nelse setWidth(1);')).toBe(
    'imports;\nif (a) later(() => setWidth(1));\nelse later(() => setWidth(1));',
  );
});

it('fails the build when the package has changed', () => {
  expect(() => replaceCode.call(context, 'setSize(1);')).toThrow(
    'width.js has no “setWidth(1)”: see lean-pages/bundle/replacedCode.ts.',
  );
});
