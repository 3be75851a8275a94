import {checkAddress, type Patience, type Verdict} from './checkAddress.ts';

const AT_ONCE = 8;

interface LinkReport {
  lines: string[];
  /** Of the command: 1 when a link is broken, 2 when no server could be reached. */
  exitCode: 0 | 1 | 2;
}

function describe(verdict: Verdict): string | undefined {
  switch (verdict.is) {
    case 'good':
      return undefined;
    case 'moved':
      return `leads to ${verdict.to}; link there`;
    case 'gone':
      return `is gone (status ${verdict.status}); link elsewhere or remove the link`;
    default:
      return `gave no verdict (${verdict.why}); open it in a browser`;
  }
}

/**
 * Checks addresses and says what to do about them.
 *
 * @param links addresses, each with the pages that link to it
 */
export async function checkLinks(
  links: ReadonlyMap<string, readonly string[]>,
  patience: Patience,
): Promise<LinkReport> {
  const queue = [...links.keys()];
  const verdicts = new Map<string, Verdict>();
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      verdicts.set(address, await checkAddress(address, patience));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));

  const all = [...verdicts.values()];
  if (all.length > 0 && all.every((verdict) => verdict.is === 'unknown' && !verdict.answered)) {
    const lines = [...links.keys()];
    return {
      lines: [...lines, `No server could be reached: none of ${lines.length} links is checked.`],
      exitCode: 2,
    };
  }
  const lines = [...links].flatMap(([address, pages]) => {
    const problem = describe(verdicts.get(address)!);
    return problem ? [`${address} ${problem}`, ...pages.map((page) => `  on ${page}`)] : [];
  });
  const count = (is: Verdict['is']) => all.filter((verdict) => verdict.is === is).length;
  const total =
    `${links.size} links: ${count('good')} good, ${count('moved')} moved, ` +
    `${count('gone')} gone, ${count('unknown')} without a verdict.`;
  return {lines: [...lines, total], exitCode: count('gone') > 0 ? 1 : 0};
}
