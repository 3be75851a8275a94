/** Hands a reader a CSV file. */
export function downloadCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/csv'}));
  Object.assign(document.createElement('a'), {href: address, download: name}).click();
  URL.revokeObjectURL(address);
}
