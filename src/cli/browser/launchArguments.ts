/**
 * Chromium switches for tests: no calls of its own to the network, no process that stands for a
 * graphics card, which takes a sixth of the time, and no sandbox where root cannot have one.
 */
export function launchArguments(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--in-process-gpu',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
