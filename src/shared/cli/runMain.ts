import {errorMessage} from '../errorMessage.ts';

/**
 * Runs a command's main function. An error ends the process with its message alone: a stack trace
 * would hide what the reader can do about it.
 *
 * @param failureCode exit code of an error.
 */
export function runMain(main: () => Promise<void>, failureCode = 1): void {
  main().catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exitCode = failureCode;
  });
}
