import {counted} from '../../../src/shared/format.ts';
import type {PageFault} from '../core/types.ts';
import {CONTENT, findPages} from '../core/paths.ts';
import {findUnproven} from './findUnproven.ts';

/** What a build has to know of the samples. */
type Comparison = {
  /** The line to print: how many samples are not proven, and what to do about it. */
  summary: string;
  /** Why the pages cannot be published; none when they can. */
  mistakes: PageFault[];
};

/**
 * Compares all samples with their proofs, without starting a compiler of another language, a server
 * or anything else. Samples that are new or changed are read as far as Node can do it: attributes of
 * their fences, syntax, types of TypeScript, names of SDKs in languages without a compiler here.
 *
 * @param options.strict whether an unproven sample is a mistake, as in a build for readers
 */
export async function compareProofs({
  strict,
  pages = findPages([...CONTENT]),
}: {
  strict: boolean;
  pages?: readonly string[];
}): Promise<Comparison> {
  const open = (await findUnproven(pages)).filter(
    ({page, unproven}) => unproven.length > 0 || page.faults.length > 0,
  );
  const unproven = open.flatMap((each) => each.unproven);
  if (open.length === 0) return {summary: 'All samples are proven.', mistakes: []};
  const {quickCheck} = await import('../core/quickCheck.ts');
  const faults = await quickCheck(open.map(({page}) => page));
  if (strict && faults.length === 0) {
    faults.push(
      ...unproven.map(({file, line, language}) => ({
        file,
        line: line - 1,
        message: `this ${language} sample is not proven`,
        hint: 'run npm run samples and commit the samples.lock that it writes',
      })),
    );
  }
  return {
    summary: `${counted(unproven.length, 'sample')} not proven: npm run samples`,
    mistakes: faults,
  };
}
