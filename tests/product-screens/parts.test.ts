import {describe, expect, it} from 'vitest';
import {load, type CheerioAPI} from 'cheerio';
import {drawScreen, type DrawnScreen} from '../../src/features/product-screens/drawScreen.ts';

/** A screen with the given parts, as a writer would type it. */
function screenOf(parts: string, more = ''): string {
  const lines = parts.trim().split('\n');
  return `shows: a form\n${more}parts:\n${lines.map((line) => `  ${line}\n`).join('')}caption: Look.\n`;
}

function drawn(source: string): DrawnScreen {
  const screen = drawScreen(source);
  if ('mistakes' in screen) throw new Error(JSON.stringify(screen.mistakes));
  return screen;
}

function mistakesOf(source: string): string[] {
  const screen = drawScreen(source);
  return 'mistakes' in screen
    ? screen.mistakes.map(({line, problem}) => `${line}: ${problem}`)
    : [];
}

function pictureOf(source: string): CheerioAPI {
  return load(drawn(source).html);
}

/** Each kind of part: how it is written, which words are drawn, and what is said of it. */
const KINDS: readonly [string, string[], string][] = [
  ['- {field: Title, value: Dark mode}', ['Title', 'Dark mode'], 'Field Title: Dark mode.'],
  ['- {field: Key}', ['Key'], 'Field Key.'],
  ['- {select: Type, value: Boolean}', ['Type', 'Boolean'], 'List Type: Boolean.'],
  ['- {radio: In, options: [A, B], value: B}', ['In', 'A', 'B'], 'Choice In: A, B. B is chosen.'],
  ['- {checkbox: Ask, on: true}', ['Ask'], 'Checkbox Ask: checked.'],
  ['- text: 50 rows', ['50 rows'], '50 rows.'],
  ['- {button: Create…, primary: true}', ['Create…'], 'Button Create…'],
  ['- buttons: [Cancel, {button: Save}]', ['Cancel', 'Save'], 'Button Cancel. Button Save.'],
  ['- {tabs: [One, Two], open: Two}', ['One', 'Two'], 'Tabs: One, Two. Two is open.'],
  ['- {menu: New, items: [A, B], chosen: A}', ['New', 'A', 'B'], 'Menu New: A, B. A is chosen.'],
  ['- code: "select 1\\n  from t"', ['select 1\n  from t'], 'Code: select 1 from t.'],
  ['- {panel: More, parts: [text: Inside]}', ['More', 'Inside'], 'Panel More. Inside.'],
  [
    '- columns:\n  - parts: [text: Left]\n  - {width: 3, parts: [text: Right]}',
    ['Left', 'Right'],
    'Left. Right.',
  ],
];

describe('a part', () => {
  it.each(KINDS)('is drawn and said: %s', (part, words, said) => {
    const $ = pictureOf(screenOf(part));
    const texts = $('span:not(:empty, .screen-sign, .screen-arrow)')
      .toArray()
      .map((span) => $(span).text());
    expect(texts).toEqual(words);
    expect(drawn(screenOf(part)).alt).toBe(`Drawing of a form. ${said}`);
  });

  it('that nobody can prove is bars without words, and says nothing', () => {
    expect(pictureOf(screenOf('- blank: 3'))('.screen-bar').length).toBe(3);
    expect(drawn(screenOf('- blank: 3')).alt).toBe('Drawing of a form.');
  });

  it('has the number of its step in the picture and in what is said', () => {
    const source = screenOf('- {field: Title, mark: 2}\n- buttons: [{button: Save, mark: 3}]');
    const $ = pictureOf(source);
    const marks = $('.screen-mark')
      .toArray()
      .map((mark) => $(mark).text() + $(mark).parent().text());
    expect(marks).toEqual(['22Title', '33Save']);
    expect(drawn(source).alt).toContain('Step 2: Field Title. Step 3: Button Save.');
  });

  it('shows characters of HTML as they are', () => {
    expect(pictureOf(screenOf('- text: <b>R&D</b>')).text()).toContain('<b>R&D</b>');
  });
});

describe('a table', () => {
  const source = screenOf(`- table: [Flag, Type, '']
  rows: [[Dark mode, {blank: true}, {button: Edit}], [Page size, Integer, {toggle: true}]]`);

  it('has every cell below its column', () => {
    const $ = pictureOf(source);
    expect($('.screen-head').children().length).toBe(3);
    const [, type] = $('.screen-row').eq(2).children().toArray();
    expect([$(type).attr('data-column'), $(type).text()]).toEqual(['Type', 'Integer']);
  });

  it('is told row by row', () => {
    expect(drawn(source).alt).toContain(
      'Table with the columns Flag, Type. Row: Dark mode, Button Edit. ' +
        'Row: Page size, Integer, switch on.',
    );
  });

  it('names its columns and buttons as labels, and not its values', () => {
    expect(drawn(source).labels).toEqual(['Flag', 'Type', 'Edit']);
  });
});

describe('a mistake', () => {
  it.each([
    ['- {feild: Title}', '3: parts.0: no part begins with "feild"; did you mean `field`?'],
    ['- text: A\n- {field: B, valeu: C}', '4: parts.1.valeu: no such key; did you mean `value`?'],
    ['- {panel: A, parts: [{checkbox: B, on: 1}]}', '3: parts.0.parts.0.on: '],
    ['- {radio: A, options: [B, C], value: D}', '3: parts.0.value: is none of the options'],
    ['- {tabs: [A], open: B}', '3: parts.0.open: is none of the tabs'],
    ['- {menu: A, items: [B], chosen: C}', '3: parts.0.chosen: is none of the items'],
    ['- {table: [A, B], rows: [[1]]}', '3: parts.0.rows.0: has 1 cells; the table has 2 columns'],
    ['- {table: [A], rows: [[{buton: 1}]]}', 'no cell begins with "buton"; did you mean `button`?'],
    ['- {field: A, mark: 0}', '3: parts.0.mark: '],
  ])('is told with its line: %s', (part, message) => {
    const mistakes = mistakesOf(screenOf(part));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(message);
  });

  it('is a screen without a caption, or of an unknown kind', () => {
    expect(mistakesOf('shows: a form\nparts: [blank: 1]')).toEqual([
      expect.stringContaining('caption: '),
    ]);
    expect(mistakesOf(screenOf('- blank: 1', 'as: window\n'))).toEqual([
      expect.stringMatching(/^2: as: /),
    ]);
  });
});
