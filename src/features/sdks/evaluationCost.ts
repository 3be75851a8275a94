import * as z from 'zod';
import {dataFile} from '../../shared/dataFile.ts';

/** The file that `npm run bench:sdks` writes. */
export const EVALUATION_COST_FILE = 'src/features/sdks/evaluationCost.json';

const flags = z.int().positive();
const amount = z.number().positive();

const evaluationCostSchema = z.strictObject({
  date: z.iso.date(),
  machine: z.string().min(1),
  rules: z.array(z.strictObject({flags, kilobytes: amount, compressedKilobytes: amount})).min(1),
  sdks: z
    .array(
      z.strictObject({
        sdk: z.string(),
        version: z.string(),
        costs: z
          .array(
            z.strictObject({
              flags,
              startMilliseconds: amount,
              memoryMegabytes: amount,
              callMicroseconds: amount,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** What published SDKs need to start and to assign, by the number of flags, on one machine. */
export type EvaluationCost = z.infer<typeof evaluationCostSchema>;

/** Reads what was measured. */
export const evaluationCost = dataFile(
  EVALUATION_COST_FILE,
  evaluationCostSchema,
  Object.keys(evaluationCostSchema.shape),
);
