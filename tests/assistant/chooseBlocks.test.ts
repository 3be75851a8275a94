import {describe, expect, it} from 'vitest';
import {blockText, type Block, type TableBlock} from '../../src/features/assistant/blocks.ts';
import {chooseBlocks as choose} from '../../src/features/assistant/chooseBlocks.ts';
import {splitSentences} from '../../src/features/assistant/sentences.ts';

function paragraph(text: string): Block {
  return {kind: 'paragraph', inlines: [{kind: 'text', text}]};
}

function item(text: string): Block {
  return {kind: 'item', inlines: [{kind: 'text', text}]};
}

function steps(...texts: string[]): Block {
  return {kind: 'steps', start: 1, steps: texts.map((text) => [paragraph(text)])};
}

function code(name: string, text: string): Block {
  return {kind: 'code', name, text};
}

function table(...[head = [], ...rows]: string[][]): TableBlock {
  const cells = (texts: string[]) => texts.map((text) => [{kind: 'text' as const, text}]);
  return {kind: 'table', head: cells(head), rows: rows.map(cells), omitted: 0};
}

const TERMS = {team: 0.6, archiv: 0.4};

/** What is quoted, as texts. */
function quote(
  blocks: readonly Block[],
  terms: Record<string, number> = TERMS,
  question = '',
  introduction: readonly Block[] = [],
): string[] {
  const asked = {question, terms: new Map(Object.entries(terms))};
  return choose(blocks, asked, introduction).map(blockText);
}

describe('what is quoted of a section', () => {
  it('begins with the sentence that speaks about most of the question, then what follows it', () => {
    const blocks = [
      paragraph('Something else.'),
      paragraph('Members leave. An archived team cannot be restored. Ask support.'),
    ];
    expect(quote(blocks)).toEqual(['An archived team cannot be restored.', 'Ask support.']);
  });

  it('takes the sentence before along where the best one needs it', () => {
    const blocks = [paragraph('Teams own flags. They are kept when a team is archived.')];
    expect(quote(blocks)).toEqual(['Teams own flags. They are kept when a team is archived.']);
  });

  it('goes on with other fitting texts in the order of the page', () => {
    const blocks = [paragraph('A team.'), paragraph('Archived teams stay.'), paragraph('Bye.')];
    expect(quote(blocks)).toEqual(['Archived teams stay.', 'A team.']);
  });

  it('has the list that a text announces, all of it', () => {
    const blocks = [
      paragraph('A team can be archived by:'),
      item('admins'),
      item('nobody else'),
      paragraph('The end.'),
    ];
    expect(quote(blocks)).toEqual(['A team can be archived by:', 'admins', 'nobody else']);
  });

  it('has numbered steps all together below their text, never a lone one', () => {
    const list = steps('Open the list.', 'Archive the team.', 'Save.');
    const blocks = [paragraph('Only admins may do this.'), list];
    expect(quote(blocks)).toEqual(['Only admins may do this.', blockText(list)]);
    const asked = 'How do I archive a team?';
    expect(quote([paragraph('A team, archived.'), ...blocks], TERMS, asked)).toEqual([
      'Only admins may do this.',
      blockText(list),
      'A team, archived.',
    ]);
  });

  it('has a code sample with the sentence before it', () => {
    const blocks = [
      paragraph('A team in the browser. Archive it in Go:'),
      code('Go · app.go', 'client.Poll()'),
      paragraph('Archive a team in Node.js:'),
      code('Node.js · app.ts', 'client.archive(team)'),
    ];
    expect(quote(blocks)).toEqual([
      'Archive a team in Node.js:',
      'Node.js · app.ts\nclient.archive(team)',
      'A team in the browser.',
    ]);
  });

  it('has the code sample of the language asked for', () => {
    const blocks = [paragraph('Poll:'), code('Ruby · a.rb', 'poll'), code('Python · a.py', 'poll')];
    expect(quote(blocks, {poll: 0.2, python: 0.8})).toEqual(['Poll:', 'Python · a.py\npoll']);
  });

  it('has an installation where it is asked for or nothing else fits', () => {
    const install = code('bash code', 'npm install team-archive\n');
    const call = code('Team · ts code', 'client.call()');
    const blocks = [paragraph('In a terminal:'), install, paragraph('In a file:'), call];
    expect(quote(blocks).join()).not.toContain('npm install');
    expect(quote(blocks, TERMS, 'Which package archives?').join()).toContain('npm install');
  });

  it('never begins with a table: its text does, else a sentence of the introduction', () => {
    const numbers = table(['Team', 'Archived'], ['1', '50.0%'], ['team', 'archived']);
    const below = [paragraph('Counts of last year.'), numbers];
    expect(quote(below)[0]).toBe('Counts of last year.');
    expect(quote([numbers], TERMS, '', [paragraph('A page. On teams.')])[0]).toBe('A page.');
  });

  it('shortens a table to the rows that speak about the question and tells how many are left', () => {
    const owners = table(
      ['Object', 'Owner'],
      ['flag', 'person'],
      ['metric', 'team'],
      ['page', '-'],
    );
    const blocks = choose([paragraph('Owners:'), owners], {
      question: '',
      terms: new Map(Object.entries(TERMS)),
    });
    expect(blocks[1]).toEqual({...owners, rows: owners.rows.slice(1, 2), omitted: 2});
  });

  it('has a note with its text, and an answer with the question above it', () => {
    const note = [paragraph('A team is no boundary:'), paragraph('Anyone may archive.')];
    expect(quote(note)).toEqual(['A team is no boundary: Anyone may archive.']);
    const answered = [paragraph('Can an archived team be restored?'), paragraph('No, never.')];
    expect(quote(answered)).toEqual(['Can an archived team be restored? No, never.']);
  });

  it('has a formula below the text that announces it', () => {
    const blocks = [paragraph('The share of a team is'), {kind: 'formula', text: 'a_1'} as Block];
    expect(quote(blocks)).toEqual(['The share of a team is', 'a_1']);
  });

  it('leaves prerequisites out where they are not asked for', () => {
    const front = [paragraph('Before you start'), item('Role: whoever may archive a team')];
    const blocks = [paragraph('A squad owns its flags.'), ...front, paragraph('Teams stay.')];
    expect(quote(blocks).join()).not.toContain('Role');
    expect(quote(blocks, TERMS, 'Who may archive a team?').join()).toContain('Role');
  });

  it('begins with what something is, where that is asked', () => {
    const blocks = [
      paragraph('People who share flags.'),
      paragraph('An archived team keeps them.'),
    ];
    expect(quote(blocks, TERMS, 'What is an archived team?')[0]).toBe('People who share flags.');
  });

  it('is nothing of nothing', () => {
    expect(quote([])).toEqual([]);
  });
});

it.each([
  ['It is 0.5 points. Wait!', ['It is 0.5 points.', 'Wait!']],
  ['Open app.js and vs. others.', ['Open app.js and vs. others.']],
  ['Why? “Because.” Good', ['Why?', '“Because.”', 'Good']],
])('the sentences of “%s”', (text, expected) => {
  const sentences = splitSentences([{kind: 'text', text}]);
  expect(sentences.map((inlines) => inlines.map((one) => one.text).join(''))).toEqual(expected);
});
