import type {CodeLanguage} from '../../shared/sdk-calls/languages.ts';
import type {OneCall} from './schema.ts';

/** How a language says what a call returned. */
export interface Printed {
  statement: string;
  /** What is printed; left out where the text differs between versions. */
  value?: string | undefined;
}

/** Code in a language that takes the started client, calls getters and prints what they return. */
export interface Program {
  /** Value of the tab, which is the name of the SDK. */
  sdk: string;
  label: string;
  /** The page that says how the SDK is installed and started. */
  started: string;
  /** The language of the fence. */
  fence: string;
  /** Whose getters the program calls. */
  code: CodeLanguage;
  /** Whether subjects are users of a device. */
  isClient?: true;
  /** Whether the check of samples executes it. */
  runs?: true;
  /** Whether it starts the SDK itself. */
  isWhole?: true;
  /** What the check puts in front of it: the start. */
  preamble?: string;
  comment: '//' | '#';
  /** What the code calls a value. */
  variable?: (name: string) => string;
  /** Whether a later value takes the name of an earlier one. */
  shadows?: true;
  /** Commands that the program needs beside those that install the SDK. */
  commands?: (calls: readonly OneCall[]) => string | undefined;
  fileOf: (title: string) => string;
  print: (variable: string, call: OneCall) => Printed;
  /** Lines behind each call. */
  afterCall?: readonly string[];
  /** What stands in front of each line of the calls. */
  indent: string;
  /** Puts what the calls need around them. */
  wrap: (body: string, title: string) => string;
}
