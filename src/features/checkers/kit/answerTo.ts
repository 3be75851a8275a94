import type {LazyImport} from '../../../shared/lazyImport.ts';
import type {Check, Outcome, Values} from './types.ts';

/** What can be said of what is typed: what the check found, or why there is no check. */
export type Answer = Outcome | {notLoaded: unknown};

const BROKEN: Outcome = {
  isGood: false,
  summary:
    'The check stopped with an error of its own, which says nothing about what you pasted. ' +
    'Report it with “Report a problem” at the end of the page.',
  findings: [],
};

/** Loads the check and calls it; null while there is nothing to say. */
export async function answerTo<Name extends string>(
  load: LazyImport<Check<Name>>,
  values: Values<Name>,
): Promise<Answer | null> {
  const loaded = await load().then(
    (check) => ({check}),
    (notLoaded: unknown) => ({notLoaded}),
  );
  if ('notLoaded' in loaded) return loaded;
  try {
    return await loaded.check(values);
  } catch (error) {
    // Into the console and to whoever collects errors there.
    reportError(error);
    return BROKEN;
  }
}
