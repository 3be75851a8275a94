import {findInPath} from '../../shared/findInPath.ts';
import {findBrowser} from './findBrowser.ts';

/** Browser engines that journeys and faults are tested in. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** What to install on Debian; elsewhere their own names. */
const PACKAGES: Readonly<Record<EngineName, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
};

type Find = (names: readonly string[]) => string | undefined;

/** Looks for what drives an engine: the browser, or for WebKit its driver. */
export function findEngine(name: EngineName, find: Find = findInPath): string | undefined {
  switch (name) {
    case 'chromium':
      return findBrowser();
    case 'firefox':
      return find(['firefox-esr', 'firefox']);
    case 'webkit':
      // It needs a screen, which Xvfb is.
      return find(['Xvfb']) && find(['WebKitWebDriver']);
  }
}

/**
 * Chooses the engines that are installed.
 *
 * @returns their names, and a sentence about each that is not.
 * @throws Error when `ENGINES` is `required` and one is missing.
 */
export function chooseEngines(
  find: (name: EngineName) => string | undefined = findEngine,
  {ENGINES: wish} = process.env,
): {engines: EngineName[]; leftOut: string[]} {
  const engines = ENGINES.filter((name) => find(name));
  const leftOut = ENGINES.filter((name) => !engines.includes(name)).map(
    (name) => `Not tested in ${name}: install ${PACKAGES[name]}.`,
  );
  if (wish === 'required' && leftOut.length > 0) {
    throw new Error(leftOut.join('\n'));
  }
  return {engines, leftOut};
}
