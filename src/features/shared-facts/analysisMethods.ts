import * as z from 'zod';
import {entryOf} from '../../shared/suggest.ts';
import {dataFile} from '../../shared/dataFile.ts';

const FILE = 'src/features/shared-facts/analysisMethods.yaml';

/** The four ways to compute an interval, as the interface names them. */
export const analysisMethods = [
  'Fixed Sample',
  'Sequential',
  'Sequential Hybrid',
  'Bayesian',
] as const;

const factSchema = z.strictObject({
  title: z.string(),
  'Fixed Sample': z.string(),
  Sequential: z.string(),
  'Sequential Hybrid': z.string(),
  Bayesian: z.string(),
});

/** Something that differs by method. */
type MethodFact = z.infer<typeof factSchema>;

const readFacts = dataFile(FILE, z.record(z.string(), factSchema), Object.keys(factSchema.shape));

/** @throws Error with the nearest name when nothing of that name differs by method */
export function findMethodFact(name: string): MethodFact {
  return entryOf(readFacts(), name, `"${name}" is nothing that ${FILE} knows`);
}
