import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkExtracted, type Report} from '../core/check.ts';
import {loadCheckers} from '../core/checkers.ts';
import {extractPage} from '../core/extract.ts';

/** A fault put into a copy of a published page: the first `from` in a fence becomes `to`. */
interface Fault {
  title: string;
  from: string;
  to: string;
  /** Text whose line is reported, when it is not the line of the fault. */
  at?: string;
}

const SDKS = 'docs/sdks/server-sdks';
const CLIENTS = 'docs/sdks/client-sdks';
const getter = (name: string, misspelt: string): Fault => ({
  title: 'a misspelt method',
  from: `${name}(`,
  to: `${misspelt}(`,
});

const faultsByPage: Readonly<Record<string, readonly Fault[]>> = {
  [`${SDKS}/node/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAsignment'),
    {title: 'a wrong option', from: 'assignmentLogger:', to: 'logger:'},
    {title: 'a wrong output', from: 'bob got treatment', to: 'bob got control'},
    {
      title: 'a missing import',
      from: '{ getInstance, init }',
      to: '{ init }',
      at: '= getInstance()',
    },
  ],
  [`${CLIENTS}/javascript/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAssigment'),
    {title: 'a wrong option', from: 'assignmentLogger:', to: 'assigmentLogger:'},
    {title: 'a wrong import', from: "from '@eppo/js-client-sdk'", to: "from '@eppo/js-sdk'"},
  ],
  [`${SDKS}/python/quickstart.mdx`]: [
    getter('.get_string_assignment', '.get_string_asignment'),
    {title: 'a wrong option', from: 'assignment_logger=', to: 'logger='},
    {
      title: 'a syntax error',
      from: 'if variation == "treatment":',
      to: 'if variation == "treatment"',
    },
  ],
  [`${SDKS}/go/quickstart.mdx`]: [
    getter('.GetStringAssignment', '.GetStringAsignment'),
    {title: 'a wrong option', from: 'SdkKey:', to: 'SDKKey:'},
    {title: 'a wrong import', from: 'golang-sdk/v6/eppoclient', to: 'golang-sdk/v5/eppo'},
  ],
  [`${SDKS}/java/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAsignment'),
    {title: 'a wrong option', from: '.assignmentLogger(', to: '.logger('},
    {
      title: 'a missing import',
      from: 'import cloud.eppo.api.Attributes;',
      to: '',
      at: 'Attributes attributes =',
    },
  ],
  [`${SDKS}/php/quickstart.mdx`]: [
    getter('->getStringAssignment', '->getStringAsignment'),
    {title: 'a wrong option', from: 'assignmentLogger:', to: 'asignmentLogger:'},
    {
      title: 'a syntax error',
      from: 'final class WarehouseLogger',
      to: 'final clas WarehouseLogger',
    },
  ],
  [`${SDKS}/ruby/quickstart.mdx`]: [
    getter('.get_string_assignment', '.get_string_asignment'),
    {title: 'a wrong option', from: 'assignment_logger:', to: 'logger:'},
    {title: 'a wrong class', from: 'EppoClient::Config.new', to: 'EppoClient::Configuration.new'},
  ],
  [`${CLIENTS}/android/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAsignment'),
    {title: 'a wrong option', from: '.assignmentLogger {', to: '.asignmentLogger {'},
    {title: 'a wrong import', from: 'cloud.eppo.api.Attributes', to: 'cloud.eppo.api.Attribute'},
  ],
  [`${CLIENTS}/ios/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAsignment'),
    {title: 'a wrong option', from: 'assignmentLogger: {', to: 'logger: {'},
    {title: 'a missing import', from: 'import EppoFlagging\n', to: '\n', at: 'EppoClient.'},
  ],
  [`${CLIENTS}/dart/quickstart.mdx`]: [
    getter('.getStringAssignment', '.getStringAsignment'),
    {title: 'a wrong option', from: 'assignmentLogger:', to: 'asignmentLogger:'},
    {title: 'a syntax error', from: 'switch (variation) {', to: 'switch (variation {'},
  ],
  [`${SDKS}/dotnet/quickstart.mdx`]: [
    getter('.GetStringAssignment', '.GetStringAsignment'),
    {title: 'a wrong option', from: 'RequestTimeoutMillis', to: 'RequestTimeoutMs'},
    {title: 'a wrong event field', from: 'data.Variation', to: 'data.Variant'},
  ],
  [`${SDKS}/rust/quickstart.mdx`]: [
    getter('.get_string_assignment', '.get_string_asignment'),
    {title: 'a wrong option', from: '.assignment_logger(', to: '.logger('},
    {title: 'a wrong import', from: 'AssignmentEvent, Attributes,', to: 'Assignments, Attributes,'},
  ],
  [`${SDKS}/elixir/quickstart.mdx`]: [
    {title: 'a wrong option', from: 'assignment_logger:', to: 'logger:'},
    {title: 'a syntax error', from: '{EppoSdk.Server, config}]', to: '{EppoSdk.Server, config}'},
    getter('wait_for_initialization', 'wait_for_init'),
  ],
  'docs/metric-quickstart.mdx': [
    {title: 'a wrong column', from: 'user_id, gross_amount', to: 'user_id, gros_amount'},
    {title: 'a wrong table', from: 'from purchases', to: 'from purchase'},
    {title: 'a wrong result', from: '| u02 | 60.00 |', to: '| u02 | 61.00 |'},
  ],
  'docs/data-management/certified-metrics/eppo-schema.mdx': [
    {title: 'a wrong key', from: 'timestamp_column: purchased_at', to: 'timestamp: purchased_at'},
    {title: 'a wrong operation', from: 'operation: sum', to: 'operation: total'},
    {title: 'wrong indentation', from: '    facts:\n', to: '   facts:\n'},
  ],
};

function cases() {
  return Object.entries(faultsByPage).flatMap(([page, faults]) =>
    faults.map((fault) => ({page, ...fault})),
  );
}

/** Breaks the first place inside a fence; prose may name the same symbol. */
function breakSample(source: string, {from, to, at}: Fault): {text: string; line: number} {
  const fences = [...source.matchAll(/^```[^\n]*\n[\s\S]*?^```$/gm)];
  const fence = fences.find(
    ([text]) =>
      text.includes(from) && !text.startsWith('```mermaid') && !text.startsWith('```bash'),
  );
  const inside = fence ? fence.index + fence[0].indexOf(from) : source.indexOf(from);
  return {
    text: source.slice(0, inside) + to + source.slice(inside + from.length),
    line:
      inside < 0
        ? -1
        : source.slice(0, at ? source.indexOf(at, inside) : inside).split('\n').length,
  };
}

describe('a fault put into a published page', () => {
  const prepared = cases().map((fault, index) => ({
    ...fault,
    file: `${fault.page}#${index}`,
    ...breakSample(readFileSync(fault.page, 'utf8'), fault),
  }));
  let report: Report;

  beforeAll(async () => {
    const pages = prepared.map(({page, file, text}) => {
      const copy = extractPage(page, text);
      return {
        ...copy,
        file,
        faults: copy.faults.map((fault) => ({...fault, file})),
        fences: copy.fences.map((fence) => ({
          ...fence,
          file,
          page: file,
          id: `${file}:${fence.id}`,
        })),
      };
    });
    report = await checkExtracted(pages, await loadCheckers(), {pastes: false});
  });

  it.each(prepared)('is caught at its line: $title in $page', ({file, line}) => {
    expect(line, 'the page no longer has this text: choose another fault').toBeGreaterThan(0);
    const lines = report.faults.filter((fault) => fault.file === file).map((fault) => fault.line);
    expect(lines.some((found) => Math.abs(found - line) <= 2)).toBe(true);
  });
});
