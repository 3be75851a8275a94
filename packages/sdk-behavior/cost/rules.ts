import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

const EXPERIMENT = 'new-onboarding';
const DEMO = new URL('../../../static/demo/flags.json', import.meta.url);

interface Demo {
  createdAt: string;
  format: string;
  environment: {name: string};
  flags: Record<string, unknown>;
}

/** The key of the flag that is asked for, whatever the number of flags. */
export const ASKED_FLAG = `${EXPERIMENT}-0`;

/**
 * Writes a file of rules with as many experiments as asked for: each is the example flag
 * `new-onboarding`, with one rule and two variations. Keys and salts differ, as in a real workspace, so that the file
 * is compressed no better than one.
 *
 * @param count number of flags
 */
export function rulesWith(count: number): string {
  const {
    flags: demo,
    createdAt,
    format,
    environment,
  } = JSON.parse(readFileSync(DEMO, 'utf8')) as Demo;
  const example = JSON.stringify(demo[EXPERIMENT]);
  const flags = Array.from({length: count}, (_, index) => {
    const salt = createHash('sha256').update(String(index)).digest('hex').slice(0, 24);
    const text = example
      .replaceAll(EXPERIMENT, `${EXPERIMENT}-${index}`)
      .replaceAll('traffic-17', `traffic-${salt}`)
      .replaceAll('split-17', `split-${salt}`);
    return [`${EXPERIMENT}-${index}`, JSON.parse(text) as unknown] as const;
  });
  return JSON.stringify({createdAt, format, environment, flags: Object.fromEntries(flags)});
}
