import type {Printed} from '../toolchains/marks.ts';

/** The variable that holds the address of the local server when a sample runs. */
export const BASE_URL_VARIABLE = 'SAMPLES_BASE_URL';

const BASE_URL = `.base_url(std::env::var("${BASE_URL_VARIABLE}").unwrap())`;

/** Separates what a program printed: `START file:line MIDDLE text`. */
const START = '\u0001';
const MIDDLE = '\u0002';

/** Takes the place of `println!` and says where it stands; all on the first line of the sample. */
const PRINTLN = [
  '#[allow(unused_macros)] macro_rules! println {',
  '() => { println!("") };',
  '($($arg:tt)*) => { ::std::println!("\\u{1}{}:{}\\u{2}{}", ::std::file!(), ::std::line!(),',
  '::std::format_args!($($arg)*)) } } ',
].join(' ');

/** Sets the base address behind each `from_api_key(…)`; the lines of the sample stay the same. */
export function pointAtServer(code: string): string {
  const call = 'from_api_key(';
  let text = code;
  for (let at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + call.length)) {
    const end = closingParenthesis(text, at + call.length);
    text = text.slice(0, end) + BASE_URL + text.slice(end);
  }
  return text;
}

/** The index behind the parenthesis that closes the one before `from`. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Makes the `println!` of a program and of its modules say where they stand. */
export function reportPrints(code: string): string {
  const lines = code.split('\n');
  // Attributes and documentation of the whole file must stay in front.
  const first = lines.findIndex((line) => !/^\s*(?:#!\[|\/\/!|$)/.test(line));
  return lines.map((line, index) => (index === first ? PRINTLN + line : line)).join('\n');
}

/** Splits what a program printed; what another way of printing wrote belongs to no line. */
export function readPrints(stdout: string): Printed[] {
  const [before = '', ...parts] = stdout.split(START);
  const prints = parts.map((part) => {
    const [place = '', text = ''] = part.split(MIDDLE);
    const [file = '', line = ''] = place.split(':');
    return {file, line: Number(line), printed: text.replace(/\n$/, '')};
  });
  if (before === '') return prints;
  return [{file: '', line: 0, printed: before.replace(/\n$/, '')}, ...prints];
}
