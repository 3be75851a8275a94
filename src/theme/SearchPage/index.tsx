// Ours instead of theme-search-algolia's: one page for both engines, with every state shown.
export {default} from '../../features/search/ui/SearchPage/index.tsx';
