import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CASES} from '../../src/features/experiment-readout/cases/index.ts';
import {toReadout} from '../../src/features/experiment-readout/compute/toReadout.ts';
import {EXAMPLE} from '../../src/features/experiment-readout/example.ts';
import type {View} from '../../src/features/experiment-readout/compute/toReadout.ts';
import {formatBounds, formatSignedEffect} from '../../src/features/calculators/kit/format.ts';

const FOLDER = 'docs/experiment-analysis/reading-results';
const decide = readFileSync(`${FOLDER}/decide.mdx`, 'utf8');
const example = readFileSync(`${FOLDER}/example.mdx`, 'utf8');

const look = (view: Partial<View>) =>
  toReadout(EXAMPLE, {method: 'Sequential', cuped: false, ...view});

const stateOf = (view: Partial<View>, name: string) =>
  look(view).rows.find(({metric}) => metric.name === name)?.state;

describe('the page of cases', () => {
  it('has a heading and a readout for each, in their order', () => {
    const expected = CASES.map(
      ({id, experiment}, index) =>
        `## ${index + 1}. ${experiment.name} {/* #${id} */}\n\n<DecisionCase id="${id}" />`,
    );
    const found = decide.match(/^## \d.*\n\n<DecisionCase.*$/gm);
    expect(found).toEqual(expected);
  });

  it('rests on pages and places that exist', () => {
    for (const {read} of CASES) {
      const [route = '', hash] = read.to.split('#');
      const files = [`docs${route.slice(0, -1)}.mdx`, `docs${route}index.mdx`];
      const source = readFileSync(files.find(existsSync) ?? `no page at ${route}`, 'utf8');
      const headings = source.match(/^#+ .*$/gm) ?? [];
      const ids = headings.map((heading) => {
        const own = /\{\/\* #(\S+) \*\/\}/.exec(heading)?.[1];
        return own ?? heading.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-');
      });
      if (hash !== undefined) expect(ids, read.to).toContain(hash);
    }
  });
});

describe('the page of the example', () => {
  it('shows figures of the example', () => {
    expect(example).toContain(
      `its interval, ${formatBounds(look({}).primary.effect)}, lies above 0`,
    );
    const adjusted = look({cuped: true}).primary.effect;
    expect(example).toContain(`Revenue becomes ${formatSignedEffect(adjusted.lift)}`);
    expect(adjusted.upper - adjusted.lower).toBeLessThan(0.0761 - 0.0176);
    // “Sign-ups, which have none, stay as they are”
    expect(look({cuped: true}).rows[2]).toEqual(look({}).rows[2]);
  });

  it('says of each metric what the table says', () => {
    expect(stateOf({}, 'Page load time')).toBe('limited');
    expect(stateOf({}, 'Support tickets')).toBe('possible');
    expect(stateOf({}, 'Sign-ups')).toBe('worse');
    expect(stateOf({method: 'Fixed Sample'}, 'Support tickets')).toBe('limited');
    expect(stateOf({segment: 'Mobile'}, 'Revenue')).toBe('unclear');
  });
});
