import {expect, it, vi} from 'vitest';
import {negotiate} from '../../src/features/delivery/functions/negotiate.ts';

const FILES: Record<string, string> = {
  '/a/index.md': '# a',
  '/404.md': '# No such page\n',
  '/sitemap.xml': '<loc>https://docs.example/a/</loc><loc>https://docs.example/sdks/keys/</loc>',
};

const log = vi.spyOn(console, 'log').mockReturnValue();

const ask = async (path: string, accept: string) => {
  const headers = {accept, 'user-agent': 'Agent/1'};
  const request = new Request(`https://docs.example${path}`, {headers});
  const answer = await negotiate(
    request,
    async () =>
      new Response('<p>', {
        headers: {'X-Host': 'kept', ETag: 'of the page'},
        status: path.startsWith('/sdk/') ? 404 : 200,
      }),
    async ({pathname}) =>
      new Response(FILES[pathname], {
        headers: {'Content-Type': 'text/markdown'},
        status: pathname in FILES ? 200 : 404,
      }),
  );
  const fields = Object.fromEntries(answer.headers);
  return {status: answer.status, text: await answer.text(), headers: fields};
};

it('hosts answer with the Markdown of a page whoever asks for that first', async () => {
  expect(await ask('/a/?b=c', 'text/markdown, */*')).toMatchObject({
    text: '# a',
    headers: {'content-type': 'text/markdown', vary: 'Accept'},
  });
  expect(log).toHaveBeenLastCalledWith('{"path":"/a/","status":200,"agent":"Agent/1"}');
});

it.each([
  ['a browser', '/a/', 'text/html,*/*;q=0.8'],
  ['who asks for HTML first', '/a/', 'text/html, text/markdown'],
  ['a page without Markdown', '/search/', 'text/markdown'],
])('hosts answer with their page: %s', async (_who, path, accept) => {
  expect(await ask(path, accept)).toMatchObject({
    text: '<p>',
    headers: {vary: 'Accept', 'x-host': 'kept', link: expect.stringContaining('index.md')},
  });
});

it('hosts answer everything else as ever', async () => {
  log.mockClear();
  expect((await ask('/a.js', '*/*')).headers).not.toHaveProperty('link');
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['/sdk/keys/', 'text/markdown'],
  ['/sdk/keys', 'text/markdown'],
  ['/sdk/keys/index.md', '*/*'],
])('hosts tell an agent in Markdown what is close to %s', async (path, accept) => {
  const {status, text, headers} = await ask(path, accept);
  expect(status).toBe(404);
  expect(text).toContain(
    '# No such page\n\nPages with a similar address:\n\n- [/sdks/keys/](/sdks/keys/',
  );
  expect(headers).toMatchObject({'content-type': 'text/markdown; charset=utf-8', 'x-host': 'kept'});
  expect(headers).not.toHaveProperty('etag');
});

it('hosts show a browser their own page where there is none', async () => {
  expect(await ask('/sdk/keys/', 'text/html')).toMatchObject({
    status: 404,
    text: '<p>',
    headers: {vary: 'Accept'},
  });
});
