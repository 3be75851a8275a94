import {describe, expect, it, vi} from 'vitest';
import {readConversation} from '../../src/features/assistant/conversation.ts';
import {check as checkRows} from '../../src/features/checkers/AssignmentRowsChecker/check.ts';
import {EXAMPLE as ROWS} from '../../src/features/checkers/AssignmentRowsChecker/example.ts';
import {check as checkMetrics} from '../../src/features/checkers/MetricYamlChecker/check.ts';
import {EXAMPLE as METRICS} from '../../src/features/checkers/MetricYamlChecker/example.ts';
import {check as checkSignature} from '../../src/features/checkers/WebhookSignatureChecker/check.ts';
import {
  EXAMPLE_BODY,
  EXAMPLE_SECRET,
} from '../../src/features/checkers/WebhookSignatureChecker/example.ts';
import type {Outcome} from '../../src/features/checkers/kit/types.ts';
import {
  OWN_VALUES,
  problemOf,
  readValues,
  writeValues,
} from '../../src/features/own-values/values.ts';
import {readQuery, writeQuery} from '../../src/features/search/ui/queryAddress.ts';
import {hashFor, sqlOf} from '../../src/features/sql-playground/state/link.ts';
import {createDisturbance, ODD_TEXTS} from '../flag-playground/disturbance.ts';
import {casesOf} from '../support/thoroughly.ts';

// Ten thousand texts take their time on a busy machine.
vi.setConfig({testTimeout: 300_000});

/** Texts that each of them reads. */
const TEXTS = casesOf(10_000);

const {random, pick, disturbText, disturbConfiguration} = createDisturbance(31);

/** A text that was right until something happened to it, a few times. */
function disturbed(text: string): string {
  let result = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
    result = disturbText(result);
  }
  return result;
}

/** Reads many texts, and collects those about which something unsound is said. */
async function findUnsound(
  textOf: () => string,
  isSound: (text: string) => boolean | Promise<boolean>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let count = 0; count < TEXTS; count += 1) {
    const text = textOf();
    try {
      if (!(await isSound(text))) wrong.push(text);
    } catch (error) {
      wrong.push(`${String(error)}: ${text}`);
    }
  }
  return wrong.slice(0, 5);
}

/** Whether an outcome answers, and finds what it finds on a line that there is. */
function isAnswered({summary, findings}: Outcome, text: string): boolean {
  const lines = text.split('\n').length + 1;
  return (
    !/NaN|undefined|\[object/.test(summary) &&
    findings.every(
      ({message, line}) =>
        message.length > 0 && (line === undefined || (line >= 1 && line <= lines)),
    )
  );
}

const CONVERSATION = JSON.stringify([
  {
    id: 1,
    question: 'What does CUPED do?',
    answer: {
      status: 'found',
      related: [{route: '/a/', title: 'A'}],
      quotes: [
        {
          route: '/a/',
          pageTitle: 'A',
          heading: 'B',
          blocks: [
            {kind: 'paragraph', inlines: [{text: 'c'}]},
            {kind: 'code', name: 'a.md', text: 'x'},
            {kind: 'table', head: ['A'], rows: [['1']]},
          ],
        },
      ],
    },
  },
  {id: 2, question: 'And then?', answer: {status: 'notFound'}},
]);

describe('whatever is pasted', () => {
  it('rows of an assignment log are judged', async () => {
    const named = {subject: '', timestamp: '', experiment: '', variant: ''};
    const isSound = (rows: string) => isAnswered(checkRows({...named, rows}), rows);
    expect(await findUnsound(() => disturbed(ROWS), isSound)).toEqual([]);
  });

  it('metrics files are judged', async () => {
    const isSound = (yaml: string) => isAnswered(checkMetrics({yaml}), yaml);
    expect(await findUnsound(() => disturbed(METRICS), isSound)).toEqual([]);
  });

  it('bodies of webhooks are judged, and no changed data is called authentic', async () => {
    const {data} = JSON.parse(EXAMPLE_BODY) as {data: object};
    const isSound = async (body: string) => {
      const outcome = await checkSignature({body, secret: EXAMPLE_SECRET});
      const isSame = () =>
        JSON.stringify((JSON.parse(body) as {data: unknown}).data) === JSON.stringify(data);
      return isAnswered(outcome, body) && (!outcome.isGood || isSame());
    };
    expect(await findUnsound(() => disturbed(EXAMPLE_BODY), isSound)).toEqual([]);
  });
});

describe('whatever is stored', () => {
  it('a conversation is shown as it was, or forgotten', async () => {
    const isSound = (text: string) => {
      return readConversation(text).every(({question, answer}) =>
        [question, answer.status].every((each) => typeof each === 'string'),
      );
    };
    expect(await findUnsound(() => disturbConfiguration(CONVERSATION), isSound)).toEqual([]);
  });

  it('own values are ones that may stand in samples', async () => {
    const stored = writeValues({flag: 'dark-mode', environment: 'Staging', subject: 'user-1'});
    const isSound = (text: string) => {
      const values = readValues(text);
      return OWN_VALUES.every((name) => problemOf(values[name]) === undefined);
    };
    expect(await findUnsound(() => disturbed(stored), isSound)).toEqual([]);
  });
});

describe('whatever stands in an address', () => {
  it('links to SQL open it or are refused', async () => {
    const hashes = await Promise.all(['SELECT 1', "SELECT 'ä 🎉'\nFROM t -- #&?"].map(hashFor));
    const isSound = async (hash: string) => {
      const sql = await sqlOf(hash);
      return sql === null || sql === undefined || typeof sql === 'string';
    };
    expect(await findUnsound(() => disturbed(pick(hashes)!), isSound)).toEqual([]);
  });

  it('queries of the search page are read, and written back as they were read', async () => {
    const isSound = (search: string) => {
      const read = readQuery(search);
      const again = readQuery(writeQuery(read));
      return read.text.length <= 500 && again.filter === read.filter;
    };
    const some = () => disturbed(`?q=${pick(ODD_TEXTS)}kill+switch&section=${pick(ODD_TEXTS)}`);
    expect(await findUnsound(some, isSound)).toEqual([]);
  });
});
