/**
 * Runs a command's main function. An error ends the process with code 1 and its message alone:
 * a stack trace would hide what the reader can do about it.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
