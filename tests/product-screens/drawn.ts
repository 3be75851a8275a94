import {load, type CheerioAPI} from 'cheerio';
import {drawScreen, type DrawnScreen} from '../../src/features/product-screens/drawScreen.ts';

/** A screen with the given parts, as a writer would type it. */
export function screenOf(parts: string, more = ''): string {
  const lines = parts.trim().split('\n');
  return `shows: a form\n${more}parts:\n${lines.map((line) => `  ${line}\n`).join('')}caption: Look.\n`;
}

/** Draws a screen that has no mistake. */
export function drawn(source: string): DrawnScreen {
  const screen = drawScreen(source);
  if ('mistakes' in screen) throw new Error(JSON.stringify(screen.mistakes));
  return screen;
}

/** The mistakes of a screen, as `line: problem`. */
export function mistakesOf(source: string): string[] {
  const screen = drawScreen(source);
  return 'mistakes' in screen
    ? screen.mistakes.map(({line, problem}) => `${line}: ${problem}`)
    : [];
}

export function pictureOf(source: string): CheerioAPI {
  return load(drawn(source).html);
}
