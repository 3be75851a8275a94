// Loaded into a build by `npm run bench`: writes the most memory it held, in bytes.
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env.BENCH_PEAK_MEMORY_FILE;

if (isMainThread && file) {
  process.on('exit', () => {
    writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
  });
}
