import {errorMessage} from '../errorMessage.ts';

/**
 * Runs a command's main function. An error ends the process with code 1 and its message alone:
 * a stack trace would hide what the reader can do about it.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exitCode = 1;
  });
}
