import type {Page} from '@playwright/test';

/** Lighthouse's "slow 4G": bytes per second, and ms for an answer to begin. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (750 * 1000 * 0.9) / 8,
};

interface Slowness {
  /** How long each request waits, ms: Lighthouse assumes 150, and slows browsers down by 562.5. */
  latency: number;
  /** How many times slower the processor is. */
  cpu: number;
}

/** Slows down what a page loads and does from now on. */
export async function slowDown(page: Page, {latency, cpu}: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {...SLOW_4G, latency});
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
}
