import {uniformFloat64} from 'pure-rand/distribution/uniformFloat64';
import {mersenne} from 'pure-rand/generator/mersenne';

/** Numbers from 0 up to 1, which distributions of d3-random take as their `source`. */
export type Source = () => number;

/** The same numbers for the same seed; those of neighboring seeds have nothing in common. */
export function seededSource(seed: number): Source {
  const generator = mersenne(seed);
  return () => uniformFloat64(generator);
}
