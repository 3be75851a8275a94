import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';

/** The definition of every calculator. */
export const definitions = await Promise.all(
  globSync('src/features/calculators/!(kit)/definition.ts').map(async (file) => {
    const exported = (await import(path.resolve(file))) as Record<
      string,
      Definition<Fields, object>
    >;
    return Object.values(exported)[0]!;
  }),
);
