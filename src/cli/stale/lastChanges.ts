import {existsSync} from 'node:fs';

/**
 * Reads the day of each file's last change from the output of
 * `git log --format=@%cs --name-only`, newest first. Files that are no more are left out.
 */
export function lastChanges(log: string, exists: (file: string) => boolean = existsSync) {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) {
      day = line.slice(1);
    } else if (line.endsWith('.mdx') && !days.has(line) && exists(line)) {
      days.set(line, day);
    }
  }
  return days;
}
