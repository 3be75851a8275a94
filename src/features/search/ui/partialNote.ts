/** Said with results that were found without the text of the pages. */
export const PARTIAL_NOTE =
  'Only titles and headings are searched: the text of the pages could not be loaded.';
