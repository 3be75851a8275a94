import {expect, test} from 'vitest';
import {typescriptChecker} from '../../../languages/typescript/index.ts';
import {fence} from './fence.ts';

const CODE = `import * as EppoSdk from '@eppo/node-server-sdk';

const init = 'a string of the same name';
await EppoSdk.init({apiKey: init, assignmentLogger: {logAssignment: () => undefined}});
const client = EppoSdk.getInstance();
const variation = client.getStringAssignment('flag', 'user-1', {}, 'control');
console.log(variation);`;

test('what a sample uses of an SDK has its signature, and nothing else has one', async () => {
  const [outcome] = await typescriptChecker.check([fence('ts', CODE)]);
  expect(outcome?.findings).toEqual([]);
  expect(outcome?.signatures).toEqual({
    'init#1': 'init(config: IClientConfig): Promise<EppoClient>',
    'apiKey#0': 'apiKey: string',
    'assignmentLogger#0': 'assignmentLogger: IAssignmentLogger',
    'logAssignment#0': 'logAssignment(assignment: IAssignmentEvent): void',
    'getInstance#0': 'getInstance(): EppoClient',
    'getStringAssignment#0':
      'getStringAssignment(flagKey: string, subjectKey: string, subjectAttributes: Attributes, defaultValue: string): string',
  });
});
