/** DocSearch ships this entry point without types. */
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
