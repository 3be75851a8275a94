import {runCommands} from '../../../src/features/samples/runCommands.ts';
import type {Page} from '../core/extract.ts';
import type {Fence, PageFault} from '../core/types.ts';
import {importedPackages} from './imports.ts';

function isInstalled(name: string, installs: string): boolean {
  const escaped = name.replace(/[.+*]/g, '\\$&');
  return new RegExp(`(?<![\\w@/-])${escaped}(?![\\w-])`, 'i').test(installs);
}

/** Whether the commands below an executed sample install what it imports. */
function installsItself({language, code, meta}: Fence): boolean {
  return meta.run && runCommands(language, code, meta.title) !== undefined;
}

/**
 * Finds packages that a sample imports and nothing tells the reader to install.
 *
 * @param installs the commands and build files that the reader of the page is shown
 */
export function undeclaredImports({fences}: Page, installs: string): PageFault[] {
  return fences
    .filter((fence) => fence.meta.unchecked === undefined && !installsItself(fence))
    .flatMap((fence) =>
      importedPackages(fence)
        .filter((name) => !isInstalled(name, installs))
        .map((name) => ({
          file: fence.file,
          line: fence.line - 1,
          message: `the sample imports '${name}', which nothing installs`,
          hint: 'add an install command to the page, or a link to the page that has it',
        })),
    );
}
