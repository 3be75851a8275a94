import {describe, expect, it} from 'vitest';
import {writeIndexes, type IndexSection} from '../../src/features/page-formats/llmsIndex.ts';

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

const OPTIONS = {title: 'Docs', summary: 'About.', notes: ['A note.'], siteUrl: SITE, limit: 900};

/** The indexes by site path. */
function write(listed: readonly IndexSection[], options = OPTIONS): Record<string, string> {
  const files = writeIndexes(listed, options);
  return Object.fromEntries(files.map(({folder, text}) => [`${folder}llms.txt`, text]));
}

describe('the index of pages', () => {
  it('lists pages below the headings of the sidebar, and sections by what their first page says', () => {
    const [first, ...others] = pages(9, '/sdks/');
    const about = {...first!, url: `${SITE}/sdks/index.md`, description: 'Which SDKs there are.'};
    const files = write([...sections.slice(0, 2), {...sections[2]!, entries: [about, ...others]}]);
    expect(Object.keys(files)).toEqual(['/llms.txt', '/flags/llms.txt', '/sdks/llms.txt']);
    const {'/llms.txt': text = '', '/sdks/llms.txt': sdks} = files;
    expect(text).toMatch(/^# Docs\n\n> About\.\n\nA note\.\n\n## Start\n\n- \[Page 0\]/);
    expect(text).toContain(
      '## Concepts\n\n### Flags\n\n- [Flags: index](https://docs.example/flags/',
    );
    expect(text).toContain(
      '## SDKs\n\n- [SDKs: index](https://docs.example/sdks/llms.txt): The 9 pages of this section. ' +
        'Which SDKs there are.',
    );
    expect(sdks?.match(/^- /gm)).toHaveLength(9);
  });

  it('divides the index of a section that grows too long', () => {
    const part = (label: string, count: number, folder: string): IndexSection => ({
      label,
      entries: pages(count, folder),
      sections: [],
      folder,
    });
    const parts = [part('First', 9, '/sdks/first/'), part('Second', 1, '/sdks/second/')];
    const same = part('Others', 3, '/sdks/');
    const large = {label: 'SDKs', entries: [], sections: [...parts, same], folder: '/sdks/'};
    const files = write([large]);
    expect(Object.keys(files)).toEqual(['/llms.txt', '/sdks/llms.txt', '/sdks/first/llms.txt']);
    expect(files['/sdks/llms.txt']).toContain('[First: index](https://docs.example/sdks/first/');
    expect(files['/sdks/llms.txt']).toContain('/sdks/second/0/index.md');
    expect(files['/sdks/first/llms.txt']?.match(/^- /gm)).toHaveLength(9);
  });

  it('refuses to grow over the limit, and names the file', () => {
    expect(() => write(sections, {...OPTIONS, limit: 200})).toThrow(
      /\/llms\.txt has \d+ characters; at most 200 are allowed/,
    );
  });

  it('keeps brackets in a title out of the syntax of links', () => {
    const entries = [{title: 'Set [beta]', description: 'D.', url: `${SITE}/index.md`}];
    const {'/llms.txt': text} = write([{label: 'A', entries, sections: []}]);
    expect(text).toContain('- [Set \\[beta\\]](https://docs.example/index.md): D.');
  });
});
