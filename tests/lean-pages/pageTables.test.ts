import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {splitGenerated} from '../../src/features/lean-pages/page-tables/splitGenerated.ts';
import {tableName} from '../../src/features/lean-pages/page-tables/tablePath.ts';
import {trimRuntime} from '../../src/features/lean-pages/page-tables/trimRuntime.ts';

const leaf = (route: string, hash: string, more = ''): string => `
        {
          path: '${route}',
          component: ComponentCreator('${route}', '${hash}'),
          exact: true${more}
        }`;

const entry = (name: string, file: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")]`;

function generated(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-tables-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const sidebar = ',\n          sidebar: "docs"';
  write(
    'routes.js',
    `export default [\n  {\n    path: '/',\n    routes: [${[
      leaf('/blog/', 'aaa'),
      leaf('/keys/', 'bbb', sidebar),
      leaf('/', 'ccc', sidebar),
    ].join(',')}\n    ]\n  },\n];\n`,
  );
  const names = {
    '/blog/-aaa': {__comp: '00000001'},
    '/keys/-bbb': {__comp: '00000002', content: '00000003'},
    '/-ccc': {__comp: '00000002', content: '00000004'},
  };
  write('routesChunkNames.json', JSON.stringify(names));
  const entries = ['List', 'Page', 'keys', 'home'].map((name, index) =>
    entry(`0000000${index + 1}`, `@site/${name}`),
  );
  write('registry.js', `export default {\n${entries.join(',\n')},};\n`);
  return folder;
}

it('takes the pages of the docs out of the lists, but the home page and shared parts', () => {
  const from = generated();
  const to = path.join(from, 'split');
  expect(splitGenerated(from, to, '/')).toEqual([
    {
      path: '/keys/',
      hash: 'bbb',
      attributes: {sidebar: 'docs'},
      chunkNames: {__comp: '00000002', content: '00000003'},
      parts: {'00000003': '@site/keys'},
    },
  ]);
  const read = (name: string) => readFileSync(path.join(to, name), 'utf8');
  expect(read('routes.js')).toContain("path: '/blog/'");
  expect(read('routes.js')).not.toContain('/keys/');
  expect(Object.keys(JSON.parse(read('routesChunkNames.json')) as object)).toEqual([
    '/blog/-aaa',
    '/-ccc',
  ]);
  expect(read('registry.js').match(/"@site\/\w+"(?=,)/g)).toEqual([
    '"@site/List"',
    '"@site/Page"',
    '"@site/home"',
  ]);
  expect(read('pages.js')).toContain('import(/* webpackChunkName: "00000003" */ "@site/keys")');
});

it.each([
  ['/sdks/python/', '~sdks~.json'],
  ['/sdks/python', '~sdks~.json'],
  ['/sdks/', '~.json'],
])('%s is in the table %s', (route, name) => {
  expect(tableName(route)).toBe(name);
});

const RUNTIME =
  'i.u=e=>"js/"+(({10:"d03902d0",87:"38295963"})[e]||e)+"."+({10:"aa",87:"bb"})[e]+".js",' +
  'i.gca=e=>({0x24872bb:"87",d03902d0:"10"})[e]||e,f=(e,c)=>({10:1,87:1})[e]&&c.push(e)';

it('leaves out of the runtime what the lists say, and asks them for styles', () => {
  expect(trimRuntime(RUNTIME, new Set(['87', '38302395']))).toBe(
    'i.u=e=>"js/"+(({10:"d03902d0"})[e]||e)+"."+({10:"aa"})[e]+".js",' +
      'i.gca=e=>({d03902d0:"10"})[e]||e,' +
      'f=(e,c)=>(self.pageStyles&&self.pageStyles[e]||({10:1})[e])&&c.push(e)',
  );
});

it('refuses a runtime that knows nothing of them', () => {
  expect(() => trimRuntime('i.u=e=>e+".js"', new Set(['87']))).toThrow('trimRuntime.ts');
});
