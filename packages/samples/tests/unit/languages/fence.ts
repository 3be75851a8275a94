import type {Fence, FenceMeta} from '../../../core/types.ts';

/** A fence as the extraction would return it, for tests. */
export function fence(
  language: string,
  code: string,
  given: Partial<Omit<Fence, 'meta'>> & {meta?: Partial<FenceMeta>} = {},
): Fence {
  const {meta, ...rest} = given;
  return {
    id: 'docs/sample.mdx#1',
    file: 'docs/sample.mdx',
    line: 101,
    language,
    code,
    page: 'docs/sample.mdx',
    ...rest,
    meta: {run: false, flags: new Set(), attributes: {}, ...meta},
  };
}
