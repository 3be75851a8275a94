import {isDeepStrictEqual} from 'node:util';
import * as z from 'zod/mini';
import {describeProblems} from '../../../shared/describeProblems.ts';
import {isDefaultFor, UNUSABLE_DEFAULT, type Evaluate} from './evaluator.ts';
import {readJson} from './readJson.ts';
import {VARIATION_TYPES} from '../../../shared/sdk-calls/call.ts';

const subject = z.looseObject({
  subjectKey: z.string('must be text'),
  subjectAttributes: z.nullish(z.record(z.string(), z.unknown(), 'must be a map of attributes')),
  assignment: z.custom((given) => given !== undefined, 'is missing'),
});

const testCase = z
  .looseObject({
    flag: z.string('must be a flag key'),
    variationType: z.enum(VARIATION_TYPES, `must be one of ${VARIATION_TYPES.join(', ')}`),
    defaultValue: z.optional(z.unknown()),
    subjects: z.array(subject, 'must be a list of subjects'),
  })
  .check(
    z.refine(({variationType, defaultValue}) => isDefaultFor(variationType, defaultValue), {
      message: UNUSABLE_DEFAULT,
      path: ['defaultValue'],
    }),
  );

/** Cases of bandits have actions to choose among, and no type. */
const banditCase = z.looseObject({
  subjects: z.array(z.looseObject({actions: z.unknown(), assignment: z.looseObject({})})),
});

/** Cases in the form of the test data that Eppo's SDKs share. */
export type TestCase = z.infer<typeof testCase>;

interface WrongCase {
  subjectKey: string;
  expected: unknown;
  got: unknown;
}

interface Verdict {
  /** Subjects of all cases. */
  cases: number;
  right: number;
  wrong: WrongCase[];
}

/**
 * Reads the text of a file of cases: one, or a list.
 *
 * @throws Error saying line, place and reason
 */
export function readCases(text: string): TestCase[] {
  const reading = readJson(text, 'file');
  if ('problem' in reading) throw new Error(reading.problem.message);
  const {json} = reading.value;
  const cases: unknown[] = Array.isArray(json) ? json : [json];
  if (cases.some((each) => banditCase.safeParse(each).success)) {
    throw new Error(
      'these are cases of a bandit, whose actions need its model: this command evaluates flags only',
    );
  }
  const {data, error} = z.array(testCase).safeParse(cases);
  if (error) throw new Error(describeProblems(error).join('; '));
  return data;
}

/** Evaluates the subjects of cases. */
export function judge(cases: readonly TestCase[], evaluate: Evaluate): Verdict {
  const judged = cases.flatMap(({flag, variationType, defaultValue, subjects}) =>
    subjects.map(({subjectKey, subjectAttributes, assignment}) => {
      const attributes = subjectAttributes ?? {};
      const call = {flagKey: flag, subjectKey, attributes, variationType, defaultValue};
      return {subjectKey, expected: assignment, got: evaluate(call).value};
    }),
  );
  const wrong = judged.filter(({expected, got}) => !isDeepStrictEqual(expected, got));
  return {cases: judged.length, right: judged.length - wrong.length, wrong};
}
