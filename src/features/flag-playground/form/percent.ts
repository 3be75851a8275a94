/** A number of shards in percent of all, as one types it. */
export function percentOf(shards: number, totalShards: number): string {
  return String(Number(((100 * shards) / totalShards).toFixed(4)));
}

/** The number of shards that a typed percent stands for; undefined when it stands for none. */
export function shardsOf(text: string, totalShards: number): number | undefined {
  const bare = text.trim().replace(/\s*%$/, '');
  const percent = bare === '' ? NaN : Number(bare);
  return percent >= 0 && percent <= 100 ? Math.round((percent * totalShards) / 100) : undefined;
}
