import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {insist} from '../reader/until.ts';
import type {Engine} from './engine.ts';
import {keysAction, mouseAction, openSession, typeAction} from './webDriver.ts';

/** The style that makes the browser's own bar so small that a window can be as narrow as a phone. */
const STYLE_FOLDER = path.resolve('tests/engines/driver/gtk');

/** Waits for what a process writes first on a file descriptor of its own. */
async function firstWords(child: ChildProcess, descriptor: number): Promise<string> {
  const [words] = (await once(child.stdio[descriptor]!, 'data')) as [Buffer];
  return words.toString().trim();
}

/** Starts WebKitGTK's browser on a screen of its own that nobody sees. */
export async function launchWebkit(driver: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const environment = {
    ...process.env,
    DISPLAY: `:${await firstWords(screen, 3)}`,
    XDG_CONFIG_HOME: STYLE_FOLDER,
    // Without a graphics card, layers cost more than they save.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const port = await detectPort(0);
  const server = spawn(driver, [`--port=${port}`], {stdio: 'ignore', env: environment});
  await insist('starting the driver', async () => {
    await fetch(`http://127.0.0.1:${port}/status`);
    return undefined;
  });
  const send = await openSession(`http://127.0.0.1:${port}`, {
    // It would wait for all that a page loads, also for what a drill holds back.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {args: ['--automation']},
  });
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', {script: `return (${expression})`, args: []});
  return {
    goto: async (url) => {
      await evaluate('void (window.isLeft = true)');
      await send('POST', '/url', {url});
      await insist(`opening ${url}`, async () => {
        const state = await evaluate('window.isLeft ? "left" : document.readyState');
        return state === 'left' || state === 'loading' ? String(state) : undefined;
      });
    },
    evaluate,
    press: async (...keys) => {
      await send('POST', '/actions', keysAction(keys));
    },
    type: async (text) => {
      await send('POST', '/actions', typeAction(text));
    },
    click: async (x, y) => {
      await send('POST', '/actions', mouseAction(x, y, true));
    },
    hover: async (x, y) => {
      await send('POST', '/actions', mouseAction(x, y, false));
    },
    resize: async (width, height) => {
      const bar = 20;
      await send('POST', '/window/rect', {x: 0, y: 0, width, height: height + bar});
    },
    photograph: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => {
      await send('DELETE', '');
      server.kill();
      screen.kill();
    },
  };
}
