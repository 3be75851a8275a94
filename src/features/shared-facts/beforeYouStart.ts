const ROLES = ['Viewer', 'Experiment Editor', 'Data Owner', 'Admin', 'Engineer'];

/**
 * Checks what the box at the top of a page says; the box itself is a component.
 *
 * @throws Error when a role does not exist
 */
export function beforeYouStart(role: string): undefined {
  const unknown = role.split(/ (?:or|and) /).filter((each) => !ROLES.includes(each));
  if (unknown.length > 0) {
    throw new Error(
      `"${unknown.join('", "')}" is no role. Write ${ROLES.join(', ')}, or several joined by "or" or "and".`,
    );
  }
}
