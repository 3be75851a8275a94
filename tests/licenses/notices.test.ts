import {expect, it} from 'vitest';
import {formatNotices} from '../../src/features/licenses/index.ts';

it('packages with the same words share them, whatever their line ends', () => {
  const notices = formatNotices([
    {name: 'b', licenseId: 'MIT', licenseText: 'Permission is granted.\r\n'},
    {name: 'c', licenseId: 'ISC', licenseText: 'Permission to use.'},
    {name: 'a', licenseId: 'MIT', licenseText: 'Permission is granted.\n'},
    {name: 'd', licenseId: 'MIT'},
  ]);
  const [first, ...others] = notices.split(/\n-+\n\n/);
  expect(first).toBe('a\nb\n\nMIT\n\nPermission is granted.\n');
  expect(others).toEqual(['c\n\nISC\n\nPermission to use.\n', 'd\n\nMIT\n']);
});
