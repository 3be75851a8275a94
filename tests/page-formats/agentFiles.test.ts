import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {agentFiles} from '../../src/features/page-formats/agentFiles.ts';

const files = agentFiles('https://docs.example', 'Flags: "all" of it.');

it('describes the skill in its front matter, and with its digest where agents look for skills', () => {
  const skill = files.get('/skill.md') ?? '';
  const [, matter = ''] = skill.split('---\n');
  const {name, description} = parse(matter) as {name: string; description: string};
  const index = JSON.parse(files.get('/.well-known/agent-skills/index.json') ?? '') as {
    skills: {name: string; description: string; url: string; digest: string}[];
  };
  const [entry] = index.skills;
  expect(entry).toMatchObject({name, description});
  expect(description).toMatch(/^Flags: "all" of it\. Use it before/);
  expect(files.get(entry?.url ?? '')).toBe(skill);
  expect(entry?.digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
});

it('names addresses of this site only', () => {
  const addresses = [...files.values()].join('\n').match(/https?:\/\/[^/\s]+/g) ?? [];
  const others = addresses.filter((address) => address !== 'https://docs.example');
  expect(others).toEqual(['https://schemas.agentskills.io']);
});
