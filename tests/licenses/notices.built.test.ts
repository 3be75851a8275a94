import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const notices = readFileSync('build/third-party-notices.txt', 'utf8');

it.each(['react', 'katex', '@docusaurus/core', '@codemirror/view', 'lucide'])(
  'the notices have the license of %s',
  (name) => {
    const [notice = ''] = notices.split(/^-+$/m).filter((part) => part.split('\n').includes(name));
    expect(notice).toMatch(/^(?:MIT|ISC|Apache-2\.0)\n/m);
    expect(notice).toMatch(/Permission is hereby granted|Permission to use|Apache License/);
  },
);

it('tools that build the site are not in them', () => {
  expect(notices).not.toMatch(/^(?:vitest|typescript|@playwright\/test)$/m);
});
