import {describe, expect, it} from 'vitest';
import type {Block} from '../../src/features/assistant/blocks.ts';
import {chooseBlocks as choose} from '../../src/features/assistant/chooseBlocks.ts';

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

const TERMS = {team: 0.6, archiv: 0.4};

function chooseBlocks(blocks: Block[], terms: Record<string, number>, question = ''): Block[] {
  return choose(blocks, {question, terms: new Map(Object.entries(terms))});
}

describe('choosing what to quote', () => {
  it('prefers the text that speaks about most of the question', () => {
    const right = paragraph('An archived team cannot be restored.');
    const blocks = [paragraph('Something else.'), paragraph('Members leave.'), right];
    expect(chooseBlocks(blocks, TERMS)).toEqual([right]);
  });

  it('keeps the order of the page', () => {
    const blocks = [paragraph('A team.'), paragraph('Archived teams stay in the list.')];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks);
  });

  it('quotes the list that a text announces', () => {
    const blocks = [
      paragraph('A team can be archived by:'),
      item('admins'),
      item('nobody else'),
      paragraph('The end.'),
    ];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks.slice(0, 3));
  });

  it('quotes numbered steps all together, for what one of them says', () => {
    const list = steps('Open the list.', 'Archive the team.', 'Tell the others.');
    const blocks = [paragraph('A team has members.'), list];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks);
    expect(chooseBlocks(blocks, {archiv: 0.6, restor: 0.4})).toEqual([list]);
  });

  it('quotes the steps of a section first for a question how', () => {
    const list = steps('Open the list.', 'Press the button.');
    const blocks = [list, paragraph('An archived team. '.repeat(30)), paragraph('A team.')];
    expect(chooseBlocks(blocks, TERMS, 'How do I archive a team?')).toEqual([list, blocks[1]]);
    expect(chooseBlocks(blocks, TERMS, 'archive a team, how long?')).toEqual([blocks[1]]);
  });

  it('leaves out the sentence that announces a sample which is not quoted', () => {
    const fitting = code('Node.js · app.ts', 'client.archive(team)');
    const blocks = [
      paragraph('A team in the browser. Archive it in Go:'),
      code('Go · app.go', 'client.Poll()'),
      paragraph('Archive a team in Node.js:'),
      fitting,
      paragraph('Archive a team in PHP:'),
      code('PHP · app.php', '$client->poll()'),
    ];
    expect(chooseBlocks(blocks, TERMS)).toEqual([
      paragraph('A team in the browser.'),
      blocks[2],
      fitting,
    ]);
  });

  it('quotes a text that points back with the one before', () => {
    const blocks = [paragraph('Save.'), paragraph('Do not skip this. It archives the team.')];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks);
  });

  it('quotes an installation where it is asked for or nothing else fits', () => {
    const install = code('bash code', 'npm install team-archive\n');
    const call = code('Team · ts code', 'client.call()');
    expect(chooseBlocks([install, call], TERMS)).toEqual([call]);
    expect(chooseBlocks([install, call], TERMS, 'Which package archives?')).toEqual([install]);
    expect(chooseBlocks([install, code('ts code', 'client.call()')], TERMS)).toEqual([install]);
  });

  it('adds the code sample that fits best', () => {
    const ruby: Block = {kind: 'code', name: 'Ruby · app.rb', text: 'client.poll'};
    const python: Block = {kind: 'code', name: 'Python · app.py', text: 'client.poll'};
    const blocks = [paragraph('Poll.'), ruby, python];
    expect(chooseBlocks(blocks, {poll: 0.2, python: 0.8})).toEqual([blocks[0], python]);
  });

  it('prefers a code sample to a table whose rows say as much only together', () => {
    const code: Block = {kind: 'code', name: 'app.py', text: 'poll python'};
    const table: Block = {
      kind: 'table',
      head: ['Do', 'With'],
      rows: [
        ['poll', 'ruby'],
        ['python', 'a fork'],
      ],
      omitted: 0,
    };
    const terms = {poll: 0.4, python: 0.3, ruby: 0.2, fork: 0.1};
    expect(chooseBlocks([table, code], terms)).toEqual([code]);
  });

  it('shortens a table to the rows that speak about the question and tells how many are left', () => {
    const table: Block = {
      kind: 'table',
      head: ['Object', 'Owner'],
      rows: [
        ['flag', 'person'],
        ['metric', 'team'],
        ['page', 'nobody'],
      ],
      omitted: 0,
    };
    expect(chooseBlocks([table], TERMS)).toEqual([
      {...table, rows: [['metric', 'team']], omitted: 2},
    ]);
  });

  it('shows the first rows of a table in which nothing matches, and no more than six', () => {
    const rows = Array.from({length: 9}, (_, place) => [`row ${place}`]);
    const [table] = chooseBlocks([{kind: 'table', head: ['Name'], rows, omitted: 0}], TERMS);
    expect(table).toMatchObject({rows: rows.slice(0, 6), omitted: 3});
  });

  it('leaves prerequisites out and quotes the introduction above them', () => {
    const introduction = paragraph('A squad owns its flags.');
    const later = paragraph('An archived team keeps them.');
    const front = [
      paragraph('Before you start'),
      item('Role: whoever may archive a team'),
      item('An archived team'),
    ];
    const blocks = [introduction, ...front, later];
    expect(chooseBlocks(blocks, TERMS)).toEqual([introduction, later]);
    expect(chooseBlocks([introduction, ...front], TERMS)).toEqual([introduction]);
    const asked = 'Who may archive a team?';
    expect(chooseBlocks(blocks, TERMS, asked)).toEqual([introduction, front[1], front[2], later]);
  });

  it('quotes an answer with the question that stands above it, and the question never alone', () => {
    const question = paragraph('Can an archived team be restored?');
    const blocks = [question, paragraph('No, never.'), paragraph('What about members?')];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks.slice(0, 2));
  });

  it('begins with what something is, where that is asked', () => {
    const meaning = paragraph('People who share flags.');
    const blocks = [meaning, paragraph('An archived team keeps them.')];
    expect(chooseBlocks(blocks, TERMS)).toEqual(blocks.slice(1));
    expect(chooseBlocks(blocks, TERMS, 'What is an archived team?')).toEqual(blocks);
  });

  it('quotes nothing of nothing', () => {
    expect(chooseBlocks([], TERMS)).toEqual([]);
  });
});
