/**
 * Chromium switches for tests: no calls of its own to the network, and no sandbox where root
 * cannot have one.
 */
export function launchArguments(isRoot = process.getuid?.() === 0): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
