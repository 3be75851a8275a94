/** Path of the file with the items of a section, beside the lists of pages. */
export function sectionPath(folder: string, name: string): string {
  return `${folder}section-${name}.json`;
}
