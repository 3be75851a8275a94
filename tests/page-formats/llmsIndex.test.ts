import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {writeIndexes, type IndexSection} from '../../src/features/page-formats/llmsIndex.ts';
import {sidebarSections} from '../../src/features/page-formats/sidebarSections.ts';

const SITE = 'https://docs.example';

function pages(count: number, folder: string): IndexSection['entries'] {
  return Array.from({length: count}, (_, index) => ({
    title: `Page ${index}`,
    description: 'What it says.',
    url: `${SITE}${folder}${index}/index.md`,
  }));
}

const sections: IndexSection[] = [
  {label: 'Start', entries: pages(2, '/'), sections: [], folder: '/'},
  {
    label: 'Concepts',
    entries: [],
    folder: '/',
    sections: [{label: 'Flags', entries: pages(8, '/flags/'), sections: [], folder: '/flags/'}],
  },
  {label: 'SDKs', entries: pages(9, '/sdks/'), sections: [], folder: '/sdks/'},
];

function write(limit: number): Record<string, string> {
  const options = {title: 'Docs', summary: 'About.', notes: ['A note.'], siteUrl: SITE, limit};
  return Object.fromEntries(writeIndexes(sections, options));
}

describe('the index of pages', () => {
  it('lists all pages below the headings of the sidebar', () => {
    const {'/llms.txt': text = '', ...others} = write(10_000);
    expect(others).toEqual({});
    expect(text).toMatch(/^# Docs\n\n> About\.\n\nA note\.\n\n## Start\n\n- \[Page 0\]/);
    expect(text).toContain('## Concepts\n\n### Flags\n\n- [Page 0](https://docs.example/flags/0/');
    expect(text.match(/^- /gm)).toHaveLength(19);
  });

  it('moves the largest section to an index of its own when it grows too long', () => {
    const files = write(900);
    expect(Object.keys(files)).toEqual(['/llms.txt', '/sdks/llms.txt']);
    expect(files['/llms.txt']).toContain(
      '## SDKs\n\n- [SDKs: index](https://docs.example/sdks/llms.txt): The 9 pages of this section.',
    );
    expect(files['/llms.txt']).toContain('### Flags\n\n- [Page 0]');
    expect(files['/sdks/llms.txt']?.match(/^- /gm)).toHaveLength(9);
  });

  it('moves sections inside groups, too', () => {
    const {length} = write(900)['/llms.txt'] ?? '';
    expect(Object.keys(write(length - 1))).toEqual([
      '/llms.txt',
      '/sdks/llms.txt',
      '/flags/llms.txt',
    ]);
  });

  it('moves parts of a section when its own index grows too long', () => {
    const part = (label: string, count: number, folder: string): IndexSection => ({
      label,
      entries: pages(count, folder),
      sections: [],
      folder,
    });
    const parts = [part('First', 9, '/sdks/first/'), part('Second', 5, '/sdks/second/')];
    const same = part('Others', 3, '/sdks/');
    const large = {label: 'SDKs', entries: [], sections: [...parts, same], folder: '/sdks/'};
    const options = {title: 'Docs', summary: 'About.', notes: [], siteUrl: SITE, limit: 900};
    const files = writeIndexes([large], options);
    expect([...files.keys()]).toEqual(['/llms.txt', '/sdks/llms.txt', '/sdks/first/llms.txt']);
    expect(files.get('/sdks/llms.txt')).toContain(
      '[First: index](https://docs.example/sdks/first/',
    );
    expect(files.get('/sdks/llms.txt')).toContain('/sdks/second/0/index.md');
    expect(files.get('/sdks/first/llms.txt')?.match(/^- /gm)).toHaveLength(9);
  });

  it('refuses to grow over the limit, and names the file', () => {
    expect(() => write(200)).toThrow(/\/llms\.txt has \d+ characters; at most 200 are allowed/);
  });

  it('keeps brackets in a title out of the syntax of links', () => {
    const entries = [{title: 'Set [beta]', description: 'D.', url: `${SITE}/index.md`}];
    const options = {title: 'T', summary: 'S', notes: [], siteUrl: SITE, limit: 900};
    const [text] = writeIndexes([{label: 'A', entries, sections: []}], options).values();
    expect(text).toContain('- [Set \\[beta\\]](https://docs.example/index.md): D.');
  });
});

describe('sections of the sidebar', () => {
  const doc = (id: string) => ({type: 'doc', id}) as const;
  const category = (label: string, ...items: unknown[]) => ({type: 'category', label, items});
  const docs = Array.from({length: 9}, (_, index) => `statistics/lab/${index}`);
  const items = [
    category('Reference', doc('glossary'), {
      ...category('Statistics', doc('statistics'), category('Lab', ...docs.map(doc))),
      link: doc('statistics'),
    }),
  ];
  const version = {
    docs: ['glossary', 'statistics', ...docs].map((id) => ({id, permalink: `/${id}/`})),
    sidebars: {docs: items},
  } as unknown as LoadedVersion;
  const found = sidebarSections(version, (permalink) => [
    {title: permalink, description: 'About it.', url: `${SITE}${permalink}index.md`},
  ]);
  const options = {title: 'Docs', summary: 'About.', notes: [], siteUrl: SITE};

  it('have two levels of headings in the index of all pages', () => {
    const text = writeIndexes(found, {...options, limit: 10_000}).get('/llms.txt');
    expect(text?.match(/^#.*/gm)).toEqual(['# Docs', '## Reference', '### Statistics']);
  });

  it('list the page of a category once where its folder holds it, too', () => {
    const text = writeIndexes(found, {...options, limit: 10_000}).get('/llms.txt');
    expect(text?.match(/^- \[\/statistics\/\]/gm)).toHaveLength(1);
  });

  it('are divided at any depth when their index grows too long', () => {
    const files = writeIndexes(found, {...options, limit: 850});
    expect([...files.keys()]).toEqual([
      '/llms.txt',
      '/statistics/llms.txt',
      '/statistics/lab/llms.txt',
    ]);
  });
});
