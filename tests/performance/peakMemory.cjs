// Loaded into a build by `npm run bench`: writes the most memory that one of its processes held.
const {existsSync, readFileSync, writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.BENCH_PEAK_MEMORY_FILE;

if (isMainThread && file) {
  process.on('exit', () => {
    const others = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    const bytes = process.resourceUsage().maxRSS * 1024;
    writeFileSync(file, String(Math.max(others, bytes)));
  });
}
