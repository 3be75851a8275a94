import type {LabeledFieldSpec} from '../../../shared/ui/controls/LabeledField.tsx';
import {groupDigits} from '../../../shared/format.ts';
import type {Table} from '../../calculators/kit/types.ts';

/** One thing that is wrong, or worth knowing, with what was pasted. */
export interface Finding {
  /** An error is refused by what reads it; a warning is something that no error tells. */
  severity: 'error' | 'warning';
  /** What is wrong, in a sentence; back quotes mark code. */
  message: string;
  /** What to do, in a sentence. */
  fix?: string | undefined;
  /** Where, such as `metrics[2].numerator`. */
  place?: string | undefined;
  /** Line of what was pasted, from 1. */
  line?: number | undefined;
}

export interface Outcome {
  /** Whether what was pasted can be used. */
  isGood: boolean;
  /** The answer in a sentence or two. */
  summary: string;
  findings: readonly Finding[];
  /** Back quotes mark code. */
  tables?: readonly Table[];
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Looks at what is typed. */
export type Check<Name extends string> = (values: Values<Name>) => Outcome | Promise<Outcome>;

/** A field, and what the button for an example writes into it. */
export type CheckerField = LabeledFieldSpec & {example: string};

export interface CheckerForm<Name extends string> {
  title: string;
  /** What happens to what is pasted, and what the check cannot know. */
  note: string;
  /** What to do where scripts are off. */
  withoutScript: string;
  fields: Readonly<Record<Name, CheckerField>>;
  /** Loads the check, which no page needs before somebody types. */
  load: () => Promise<Check<Name>>;
}

/** Longer texts would hold up the page while they are read. */
const LIMIT = 300_000;

/** Refuses a text that is too long to be checked between two keystrokes. */
export function tooLong(text: string): Outcome | null {
  if (text.length <= LIMIT) return null;
  const given = groupDigits(text.length);
  const summary = `This text has ${given} characters; at most ${groupDigits(LIMIT)} are checked here. Paste a part of it.`;
  return {isGood: false, summary, findings: []};
}
