/** The languages of scripts. */
export const SCRIPTS: readonly string[] = ['bash', 'sh', 'shell', 'zsh', 'powershell'];

/** The languages of what readers type into a shell: scripts, and sessions with their output. */
export const COMMANDS: readonly string[] = [...SCRIPTS, 'console'];
