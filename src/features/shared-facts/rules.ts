import * as z from 'zod';
import {dataFile} from '../../shared/dataFile.ts';
import {entryOf} from '../../shared/suggest.ts';

const FILE = 'src/features/shared-facts/rules.yaml';

const ruleSchema = z.strictObject({
  says: z.string().regex(/\]\(\//, 'leads to no page: link the one that explains the rule'),
  needed: z.string().optional(),
});

export type Rule = z.infer<typeof ruleSchema>;

/** The rules by their names. */
export const readRules = dataFile(
  FILE,
  z.record(z.string(), ruleSchema),
  Object.keys(ruleSchema.shape),
);

/** @throws Error with the nearest name when there is no such rule */
export function findRule(name: string): Rule {
  return entryOf(readRules(), name, `"${name}" is no rule that ${FILE} knows`);
}
