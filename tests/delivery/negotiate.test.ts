import {expect, it} from 'vitest';
import {negotiate} from '../../src/features/delivery/functions/negotiate.ts';

const ask = async (path: string, accept: string) => {
  const request = new Request(`https://docs.example${path}`, {headers: {accept}});
  const answer = await negotiate(
    request,
    async () => new Response('<p>', {headers: {'X-Host': 'kept'}}),
    async ({pathname}) =>
      pathname === '/a/index.md'
        ? new Response('# a', {headers: {'Content-Type': 'text/markdown'}})
        : new Response('', {status: 404}),
  );
  return {text: await answer.text(), headers: Object.fromEntries(answer.headers)};
};

it('hosts answer with the Markdown of a page whoever asks for that first', async () => {
  expect(await ask('/a/?b=c', 'text/markdown, */*')).toMatchObject({
    text: '# a',
    headers: {'content-type': 'text/markdown', vary: 'Accept'},
  });
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
  expect((await ask('/a.js', 'text/markdown')).headers).not.toHaveProperty('link');
});
