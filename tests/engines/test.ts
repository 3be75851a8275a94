import {test as base} from '@playwright/test';
import type {EngineName} from '../../src/cli/browser/engines.ts';
import type {Engine} from './driver/engine.ts';
import {launch} from './driver/launch.ts';
import {FaultyServer} from './faults/faultyServer.ts';
import {Reader} from './reader/reader.ts';
import {expect} from './reader/expect.ts';

export {expect};

interface TestParts {
  server: FaultyServer;
  reader: Reader;
}

/** A test of a fault in one engine: each has a server, so an origin and a storage, of its own. */
export const drill = base.extend<TestParts, {engine: Engine}>({
  engine: [
    // Playwright wants the first parameter destructured.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, {project}) => {
      const engine = await launch(project.name as EngineName);
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],

  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = new FaultyServer(process.env.TEST_BASE_URL!);
    await use(server);
    await server.close();
  },

  reader: async ({engine, server}, use, info) => {
    const reader = new Reader(engine, await server.listen());
    await reader.resize(1280, 800);
    await use(reader);
    if (info.errors.length > 0) {
      const body = Buffer.from(await engine.photograph());
      await info.attach('what was seen', {body, contentType: 'image/png'});
    }
    // Firefox gives up a page when one is still on its way.
    await engine.goto('about:blank').catch(() => engine.goto('about:blank'));
  },
});

/** A test of a site without faults: nothing may go wrong unseen either. */
export const journey = drill.extend({
  reader: async ({reader, server}, use) => {
    await use(reader);
    expect(server.problems).toEqual([]);
  },
});
