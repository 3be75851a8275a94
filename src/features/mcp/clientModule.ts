import type {ModelContext} from './webMcp.ts';

if (typeof document !== 'undefined' && 'modelContext' in document) {
  const context = document.modelContext as ModelContext;
  // A host of files only has no server; then the page offers what it shows.
  import('./webMcp.ts').then(({offerTools}) => offerTools(context)).catch(() => undefined);
}
