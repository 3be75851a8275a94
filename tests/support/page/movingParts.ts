import type {Page} from '@playwright/test';

/** Nobody sees what is over after so many ms. */
const UNSEEN = 50;

/** Returns what moves on a page although the reader asked for reduced motion. */
export async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (unseen) =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > unseen,
        )
        .map(({effect}) => {
          const {target} = effect as KeyframeEffect;
          return `${target?.tagName} ${target?.className}`;
        }),
    UNSEEN,
  );
}
