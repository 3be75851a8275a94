import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../packages/samples/core/mdx.ts';
import {boxProblem} from '../../src/cli/page/structure/boxProblem.ts';

const BOX = '<BeforeYouStart role="Admin" time="5 minutes">\n\n- A key\n\n</BeforeYouStart>';

function problemOf(kind: string, source: string): string | undefined {
  const result = parseMdx('docs/example.mdx', source);
  return 'root' in result ? boxProblem(kind, result.root) : result.fault.message;
}

describe('the box of prerequisites', () => {
  it('stands once between opening and first heading', () => {
    expect(problemOf('how-to', `Opening.\n\n${BOX}\n\n## Steps`)).toBeUndefined();
    expect(problemOf('explanation', 'Opening.')).toBeUndefined();
  });

  it.each([
    ['is missing', 'tutorial', 'Opening.', 'say role, time'],
    ['comes twice', 'how-to', `Opening.\n\n${BOX}\n\n${BOX}`, 'one <BeforeYouStart>'],
    ['comes too late', 'how-to', `Opening.\n\n## Steps\n\n${BOX}`, 'before the first heading'],
    ['comes first', 'how-to', `${BOX}\n\nOpening.`, 'after the opening paragraph'],
    ['says no unit', 'how-to', `Opening.\n\n${BOX.replace(' minutes', '')}`, 'behind time="5"'],
    ['lists nothing', 'how-to', `Opening.\n\n${BOX.replace('- A', 'A')}`, 'list the prerequisites'],
    ['is on a reference', 'reference', `Opening.\n\n${BOX}`, 'is for tutorials and how-tos'],
  ])('is refused when it %s', (_what, kind, source, reason) => {
    expect(problemOf(kind, source)).toContain(reason);
  });
});
