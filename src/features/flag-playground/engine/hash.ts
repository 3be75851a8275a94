import SparkMD5 from 'spark-md5';

/** The MD5 hash the evaluator uses, as 32 hexadecimal digits; empty for text that is no Unicode. */
function md5(text: string): string {
  try {
    return SparkMD5.hash(text);
  } catch {
    return '';
  }
}

/**
 * The shard of a subject under a salt, from the first four bytes of the hash; NaN when the evaluator
 * could not compute it either.
 */
export function shardOf(salt: string, subjectKey: string, totalShards: number): number {
  return Number.parseInt(md5(`${salt}-${subjectKey}`).slice(0, 8), 16) % totalShards;
}
