import {describe, expect, it} from 'vitest';
import {quoteSection} from '../../src/features/assistant/quote.ts';

const TOP = '# Keys\n\n> What keys are.\n\nSource: <https://a.example/>.\n\nA page. On teams.';

/** What is quoted of a section, which stands on a page between two others. */
function quote(section: string, question = '', terms = {team: 0.6, archiv: 0.4}, position = 1) {
  const markdown = `${TOP}\n\n## Section\n\n${section}\n\n### Part\n\nNot this.\n`;
  return quoteSection(markdown, position, {question, terms: new Map(Object.entries(terms))});
}

const FIGURE = '**Figure:** A team.\n\n*Teams, drawn.*';
const STEPS = '1. Open the list.\n2. Archive the team:\n\n   ```text\n   archive\n   ```\n3. Save.';
const CODE = '```ts title="a.ts"\nclient.archive(team)\n```';
const FRONT = 'Before you start\n\n- **Role**: whoever may archive a team';
const NOTE = '> **Caution: A team is no boundary**\n>\n> Anyone may archive.';
const row = (cells: string): string => `| ${cells} |`;

describe('what is quoted of a section', () => {
  it.each([
    [
      'begins with the sentence that speaks about most of the question',
      'Something else.\n\nMembers leave. An archived team cannot be restored. Ask support.',
      'An archived team cannot be restored.\n\nAsk support.',
    ],
    [
      'takes the sentence before along where the best one needs it',
      'Teams own flags. They are kept when a team is archived.',
      'Teams own flags. They are kept when a team is archived.',
    ],
    [
      'goes on with other fitting texts in the order of the page',
      'A team.\n\nArchived teams stay.\n\nBye.',
      'Archived teams stay.\n\nA team.',
    ],
    [
      'has the list that a text announces, all of it',
      'A team can be archived by:\n\n- admins\n- nobody else\n\nThe end.',
      'A team can be archived by:\n\n- admins\n- nobody else',
    ],
    [
      'has numbered steps whole, below their text',
      `Only admins may do this.\n\n${STEPS}`,
      `Only admins may do this.\n\n${STEPS}`,
    ],
    [
      'has the sample that fits, with the sentence before it and the label of its tab',
      `In Go, poll:\n\n\`\`\`go\nPoll()\n\`\`\`\n\nArchive a team:\n\n**Node.js**\n\n${CODE}`,
      `Archive a team:\n\n**Node.js**\n\n${CODE}`,
    ],
    ['has a note with its text', `${NOTE}\n\nBye.`, NOTE],
    [
      'has an answer with the question above it',
      'Can an archived team be restored?\n\nNo, never.',
      'Can an archived team be restored? No, never.',
    ],
    [
      'has a formula below its text',
      'The share of a team is\n\n$$\na_1\n$$',
      'The share of a team is\n\n$$\na_1\n$$',
    ],
    [
      'begins with a sentence of the introduction where it has no text',
      '| Team | Archived |\n| - | - |\n| a | b |',
      'A page.\n\n| Team | Archived |\n| - | - |\n| a | b |',
    ],
    ['leaves drawings out', `A team.\n\n${FIGURE}`, 'A team.'],
    ['is its first part where it has nothing but a drawing', FIGURE, 'Not this.'],
    [
      'leaves out the trace of an example, which tells little alone',
      'A team.\n\n1. team `NO_MATCHING_RULE`\n2. archived `MATCH_FOUND`',
      'A team.',
    ],
    ['leaves prerequisites out', `A squad owns flags.\n\n${FRONT}\n\nTeams stay.`, 'Teams stay.'],
    ['announces nothing that is not there', 'A team. See:\n\nBye.', 'A team.\n\nSee: Bye.'],
  ])('%s', (_, section, expected) => {
    expect(quote(section)).toBe(expected);
  });

  it('begins with steps where the question asks how, and with what it is where it asks that', () => {
    const section = `A team, archived.\n\nOnly admins may do this.\n\n${STEPS}`;
    expect(quote(section, 'How do I archive a team?')).toMatch(
      /^Only admins may do this\.\n\n1\. /,
    );
    const what = 'People who share flags.\n\nAn archived team keeps them.';
    expect(quote(what, 'What is an archived team?')).toMatch(/^People who share flags\./);
  });

  it('has prerequisites where they are asked for', () => {
    expect(quote(`Flags.\n\n${FRONT}`, 'Who may archive a team?')).toContain('whoever may');
  });

  it('has of a long table the rows that speak about the question, and says how many are left', () => {
    const others = Array.from({length: 8}, () => row('flag | person'));
    const rows = [row('Object | Owner'), row('- | -'), row('metric | team'), ...others].join('\n');
    expect(quote(`Owners of a team:\n\n${rows}`)).toBe(
      'Owners of a team:\n\n| Object | Owner |\n| - | - |\n| metric | team |\n\n*8 more on the page*',
    );
  });

  it('is that of its heading, at the top without description and address, and nothing elsewhere', () => {
    expect(quote('Of a team.', '', undefined, 0)).toBe('On teams.');
    expect(quote('Of a team.', '', undefined, 2)).toBe('Not this.');
    expect(quote('Of a team.', '', undefined, 3)).toBe('');
  });

  it.each([
    ['It is 0.5 points of a team. Wait!', 'It is 0.5 points of a team.'],
    ['Open app.js and vs. a team.', 'Open app.js and vs. a team.'],
    ['Wait! “A team.” Good', '“A team.”'],
    ['Stop. Call `a. B` for a team', 'Call `a. B` for a team'],
  ])('cuts “%s” at sentences', (text, first) => {
    expect(quote(text).split('\n\n')[0]).toBe(first);
  });
});
