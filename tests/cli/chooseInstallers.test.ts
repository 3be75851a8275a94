import {expect, it} from 'vitest';
import {chooseInstallers} from '../../src/cli/browser/provideBrowser.ts';

const DOWNLOAD = "Playwright's download";
const BOTH = [DOWNLOAD, 'the package chromium-headless-shell'];

it.each([
  ['root on Debian', 'NAME="Debian GNU/Linux"\nID=debian\n', true, BOTH],
  ['root on a system like Debian', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', true, BOTH],
  ['anybody else on Debian', 'ID=debian\n', false, [DOWNLOAD]],
  ['root on another system', 'ID=fedora\n', true, [DOWNLOAD]],
  ['root where nothing says which system it is', '', true, [DOWNLOAD]],
])(
  'a browser is downloaded, and else installed as a package, by %s',
  (_who, osRelease, isRoot, names) => {
    expect(chooseInstallers({osRelease, isRoot}).map(({name}) => name)).toEqual(names);
  },
);
