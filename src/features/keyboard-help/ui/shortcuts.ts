/** A shortcut of the site; `Mod` stands for Ctrl or ⌘. */
interface Shortcut {
  action: string;
  /** Ways to press it, each a list of keys pressed together. */
  keys: readonly (readonly string[])[];
}

/** All shortcuts of the site. */
export const shortcuts: readonly Shortcut[] = [
  {action: 'Search', keys: [['/'], ['Mod', 'K']]},
  {action: 'Ask the docs', keys: [['Mod', 'J']]},
  {action: 'Show this list', keys: [['?']]},
  {action: 'Close search, the assistant or this list', keys: [['Esc']]},
];
