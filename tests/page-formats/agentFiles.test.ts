import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {agentFiles} from '../../src/features/page-formats/agentFiles.ts';

const SITE = 'https://docs.example';

const entries = Array.from({length: 50}, (_, index) => ({
  title: `How to rotate key ${index}`,
  description: 'What it "says".',
  url: `${SITE}/sdks/${index}/index.md`,
}));

const options = {
  siteUrl: SITE,
  summary: 'Flags: "all" of it.',
  guide: {route: '/ai/', sections: ['What it can do']},
  guideText: '# AI\n\n## Connect\n\nPaste this.\n\n## What it can do\n\nIt searches.\n',
  api: {address: 'https://api.example/v1', description: '/openapi.yaml', pages: '/api/'},
  indexes: [
    {folder: '/', sections: [], text: '# All\n'},
    {
      folder: '/sdks/',
      sections: [{label: 'SDKs', folder: '/sdks/', entries, sections: []}],
      text: '',
    },
  ],
};

const files = agentFiles(options);

interface Entry {
  name: string;
  description: string;
  url: string;
  digest: string;
}

it('has a skill for everything and one for each section, with their digests where agents look', () => {
  const index = JSON.parse(files.get('/.well-known/agent-skills/index.json') ?? '') as {
    skills: Entry[];
  };
  expect(index.skills.map(({name}) => name)).toEqual(['eppo-docs', 'eppo-sdks']);
  for (const {name, description, url, digest} of index.skills) {
    const skill = files.get(url) ?? '';
    expect(parse(skill.split('---\n')[1] ?? '')).toEqual({name, description});
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
  }
  expect(files.get('/skill.md')).toBe(files.get(index.skills[0]?.url ?? ''));
});

it('writes skills from the pages', () => {
  expect(files.get('/skill.md')).toContain('## What it can do\n\nIt searches.');
  expect(files.get('/skill.md')).toContain(`[SDKs: index](${SITE}/sdks/llms.txt)`);
  expect(files.get('/skill.md')).not.toContain('Paste this.');
  const skill = files.get('/.well-known/agent-skills/eppo-sdks/SKILL.md');
  expect(skill).toContain('SDKs in Eppo');
  expect(skill).toContain(`- [How to rotate key 49](${SITE}/sdks/49/index.md): What it "says".`);
});

it('refuses a section that the guide has no longer', () => {
  const guide = {route: '/ai/', sections: ['Gone']};
  expect(() => agentFiles({...options, guide})).toThrow('/ai/ has no section "Gone".');
});

it('announces the API, the server and the skills to who does not know the site', () => {
  expect(JSON.parse(files.get('/.well-known/api-catalog') ?? '')).toEqual({
    linkset: [
      {
        anchor: 'https://api.example/v1',
        'service-desc': [{href: `${SITE}/openapi.yaml`, type: 'application/yaml'}],
        'service-doc': [{href: `${SITE}/api/`, type: 'text/html'}],
      },
    ],
  });
  const catalog = JSON.parse(files.get('/.well-known/ai-catalog.json') ?? '') as {
    entries: {identifier: string; type: string; url: string}[];
  };
  expect(catalog.entries[0]).toEqual({
    identifier: 'urn:air:docs.example:mcp:docs',
    type: 'application/mcp-server-card+json',
    url: `${SITE}/.well-known/mcp/server-card.json`,
  });
  expect(files.get('/.well-known/llms.txt')).toBe('# All\n');
});
