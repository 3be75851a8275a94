/**
 * Runs the evaluator without its debug output: version 4.14.4 prints every exception it handles,
 * which would fill the console while somebody types.
 */
export function quietly<Result>(run: () => Result): Result {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    if (parts[0] !== '>>>>') print(...parts);
  };
  try {
    return run();
  } finally {
    console.error = print;
  }
}
