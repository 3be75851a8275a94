import {test as base} from '@playwright/test';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {CONFIGURED_BUILD} from './configuredBuild.ts';

/** Playwright's `test`, with pages of the build with settings instead of the plain one. */
export const test = base.extend<object, {configuredUrl: string}>({
  configuredUrl: [
    // Playwright wants the first parameter destructured.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {url, close} = await startServer({root: CONFIGURED_BUILD, port: 0});
      await use(url);
      await close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({configuredUrl}, use) => use(configuredUrl),
});
