import {sample} from 'openapi-sampler';
import {nodeAt} from '../schemas/document.ts';
import type {Api, Media} from './types.ts';

/** Returns a value that the body may have: the one written down, else one made of its fields. */
export function exampleOf({document}: Api, {example, pointer}: Media): unknown {
  return (
    example ?? sample(nodeAt(document, pointer) as object, {quiet: true}, document.root as object)
  );
}
