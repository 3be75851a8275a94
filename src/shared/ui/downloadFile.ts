/** Hands a reader a text as a file. */
export function downloadFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement('a'), {href: address, download: name}).click();
  URL.revokeObjectURL(address);
}
