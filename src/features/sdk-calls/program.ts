import type {CodeLanguage} from '../../shared/sdk-calls/languages.ts';
import type {OneCall} from './schema.ts';

/** How a language says what a call returned. */
export interface Printed {
  statement: string;
  /** What is printed; left out where the text differs between versions. */
  value?: string | undefined;
}

/** A whole program in a language: it starts the SDK, calls getters and prints what they return. */
export interface Program {
  /** Value of the tab, which is the name of the SDK. */
  sdk: string;
  label: string;
  /** Where the page of the SDK says how to install it. */
  installed: string;
  /** The language of the fence. */
  fence: string;
  /** Whose getters the program calls. */
  code: CodeLanguage;
  /** Whether subjects are users of a device. */
  isClient?: true;
  /** Whether the check of samples executes it, and so knows what it prints. */
  runs?: true;
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
  /** Puts the calls into the program. */
  wrap: (body: string, title: string) => string;
}
