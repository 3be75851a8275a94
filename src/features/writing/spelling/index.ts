import {execFile} from 'node:child_process';
import path from 'node:path';

interface Report {
  issues: {uri: string; row: number; text: string; suggestions?: string[]}[];
}

/** Runs the command of cspell: its functions cannot be imported by all that run this. */
async function report(files: readonly string[]): Promise<Report> {
  const args = [
    'lint',
    '--no-progress',
    '--show-suggestions',
    '--reporter=@cspell/cspell-json-reporter',
  ];
  return new Promise((resolve, reject) => {
    execFile(
      path.resolve('node_modules/.bin/cspell'),
      [...args, ...files],
      {maxBuffer: Infinity},
      (error, stdout, stderr) => {
        if (stdout) {
          resolve(JSON.parse(stdout) as Report);
        } else {
          reject(new Error(`cspell did not run. ${stderr}`, {cause: error}));
        }
      },
    );
  });
}

/**
 * Finds words that are not spelled in American English, by `cspell.config.yaml`.
 *
 * @param files paths or patterns; without any, those that the configuration lists.
 */
export async function findMisspellings(files: readonly string[] = []): Promise<string[]> {
  const {issues} = await report(files);
  return issues.map(({uri, row, text, suggestions = []}) => {
    const meant = suggestions.slice(0, 3).join(', ');
    const file = path.relative(process.cwd(), new URL(uri).pathname);
    return (
      `${file}:${row}: "${text}" is no word of American English; ` +
      (meant ? `did you mean ${meant}? ` : '') +
      (file.endsWith('.mdx')
        ? `A name is allowed on the page by {/* cspell:words ${text} */}.`
        : 'A name or a term of the field belongs in src/features/writing/spelling/words.txt.')
    );
  });
}
