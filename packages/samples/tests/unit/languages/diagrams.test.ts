import {describe, expect, it} from 'vitest';
import {isThorough} from '../../../../thorough/load.ts';
import {checkExtracted} from '../../../core/check.ts';
import {extractPage} from '../../../core/extract.ts';
import {diagramChecker} from '../../../data/diagrams.ts';

/** Checks a page with a diagram. Returns what it says, with lines of the page; the diagram begins at line 2. */
async function said(diagram: string) {
  const page = extractPage('docs/page.mdx', `\`\`\`mermaid\n${diagram}\n\`\`\`\n`);
  const {faults, verdicts} = await checkExtracted([page], [diagramChecker]);
  return {faults: faults.map(({line, message}) => `${line}: ${message}`), verdicts};
}

describe.skipIf(!isThorough())('diagrams', () => {
  it.each(['flowchart LR\n  A[One] -- leads to --> B{Two}', 'stateDiagram-v2\n  [*] --> Draft'])(
    'may be what Mermaid accepts: %j',
    async (diagram) => {
      const {faults, verdicts} = await said(diagram);
      expect(faults).toEqual([]);
      expect(verdicts).toMatchObject([
        {status: 'parsed', tool: expect.stringMatching(/^mermaid \d/) as string},
      ]);
    },
  );

  it.each([
    ['flowchart LR\n  A --> B\n  C[', /^4: near /],
    ['flowchart LR\n  A --> --> B', /^3: near /],
    ['flowchart LR\n  A[foo (bar)] --> B', /^3: near ".*put labels with brackets in quotes$/],
    ['flowchrt LR\n  A --> B', /^2: No diagram type/],
  ])('are refused at the line where the parser stopped: %j', async (diagram, message) => {
    expect((await said(diagram)).faults).toEqual([expect.stringMatching(message)]);
  });
});

it.skipIf(isThorough())(
  'diagrams are no fault where Mermaid is missing, and no proof',
  async () => {
    const {faults, verdicts} = await said('flowchart LR\n  A --> --> B');
    expect(faults).toEqual([]);
    expect(verdicts).toMatchObject([{unproven: 'Mermaid is not installed'}]);
  },
);
