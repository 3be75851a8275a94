import {describe, expect, it} from 'vitest';
import {chooseInstallers} from '../../src/cli/browser/provideBrowser.ts';

const DOWNLOAD = "Playwright's download";
const PACKAGE = 'the package chromium-headless-shell';

function names(osRelease: string, isRoot: boolean): string[] {
  return chooseInstallers({osRelease, isRoot}).map(({name}) => name);
}

describe('chooseInstallers', () => {
  it('tries the download first, then the package, as root on Debian', () => {
    expect(names('NAME="Debian GNU/Linux"\nID=debian\n', true)).toEqual([DOWNLOAD, PACKAGE]);
  });

  it('knows systems that are like Debian', () => {
    expect(names('ID=linuxmint\nID_LIKE="ubuntu debian"\n', true)).toEqual([DOWNLOAD, PACKAGE]);
  });

  it('does not install packages without root', () => {
    expect(names('ID=debian\n', false)).toEqual([DOWNLOAD]);
  });

  it('does not call apt-get on other systems', () => {
    expect(names('ID=fedora\n', true)).toEqual([DOWNLOAD]);
    expect(names('', true)).toEqual([DOWNLOAD]);
  });
});
